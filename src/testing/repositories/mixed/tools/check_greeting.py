#!/usr/bin/env python3
import urllib.request


def fetch_greeting(name):
    with urllib.request.urlopen(f"http://127.0.0.1:8080/greeting?name={name}") as reply:
        return reply.read().decode()


if __name__ == "__main__":
    print(fetch_greeting("Ada"))
