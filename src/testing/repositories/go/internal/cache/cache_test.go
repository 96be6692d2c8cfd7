package cache

import "testing"

func TestGetMisses(t *testing.T) {
	if _, ok := New(0).Get("nothing"); ok {
		t.Fatal("found what was never put")
	}
}
