package main

import "net/http"

// handleGreeting answers what the page asks.
func handleGreeting(w http.ResponseWriter, r *http.Request) {
	w.Write([]byte(greeting(r.URL.Query().Get("name"))))
}

func greeting(name string) string {
	if name == "" {
		return "Hello, whoever you are"
	}
	return "Hello, " + name
}

func main() {
	http.HandleFunc("GET /greeting", handleGreeting)
	http.ListenAndServe("127.0.0.1:8080", nil)
}
