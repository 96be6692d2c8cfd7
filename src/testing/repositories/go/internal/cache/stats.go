package cache

// Stats counts what was found and what was not.
type Stats struct {
	hits, misses int
}

func (s *Stats) hit()  { s.hits++ }
func (s *Stats) miss() { s.misses++ }
