package main

import (
	"fmt"
	"time"

	"example.com/memo/internal/cache"
)

func main() {
	c := cache.New(time.Minute)
	c.Put("answer", "42")
	value, ok := c.Get("answer")
	fmt.Println(value, ok)
}
