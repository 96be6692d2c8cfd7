package cache

import "time"

// Clock tells the time, so that tests can.
type Clock interface {
	Now() time.Time
}

type systemClock struct{}

func (systemClock) Now() time.Time { return time.Now() }
