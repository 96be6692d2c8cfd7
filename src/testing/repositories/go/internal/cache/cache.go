// Package cache keeps values until they expire.
package cache

import "time"

type entry struct {
	value   string
	expires time.Time
}

// Cache holds values by key; the oldest goes first.
type Cache struct {
	Stats
	clock   Clock
	ttl     time.Duration
	entries map[string]entry
}

// New makes a cache whose values live as long as ttl.
func New(ttl time.Duration) *Cache {
	return &Cache{clock: systemClock{}, ttl: ttl, entries: map[string]entry{}}
}

func (c *Cache) Put(key, value string) {
	c.entries[key] = entry{value: value, expires: c.clock.Now().Add(c.ttl)}
}

// Get gives a value that has not expired.
func (c *Cache) Get(key string) (string, bool) {
	found, ok := c.entries[key]
	if !ok || c.expired(found) {
		c.miss()
		return "", false
	}
	c.hit()
	return found.value, true
}

func (c *Cache) expired(e entry) bool {
	return c.clock.Now().After(e.expires)
}
