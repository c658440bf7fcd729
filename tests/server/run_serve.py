#!/usr/bin/env python3
"""Starts `kitamae serve` as its keeper would, with a config file and the environment, and ends it with SIGTERM; then a
short `kitamae load` against it.  usage: run_serve.py PROGRAM"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request

program = sys.argv[1]


def start(config, arguments=(), environment=None):
    return subprocess.Popen(
        [program, "serve", "--config", config, *arguments],
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


told = subprocess.run([program, "serve", "--help"], stdout=subprocess.PIPE, text=True, check=True).stdout
with open(os.path.join(os.path.dirname(__file__), "../../docs/HOSTING.md"), encoding="utf-8") as file:
    rows = [line.split("|") for line in file if line.startswith("| `--")]
for row in rows:
    for word in re.findall(r"`([^`]+)`", row[1] + row[2]):
        assert word in told, f"kitamae serve --help does not name {word}"
assert len(rows) == len(re.findall(r"^ +--(?!tls-key|config)", told, re.M)), "docs/HOSTING.md names every option"

with tempfile.TemporaryDirectory() as folder:
    database = os.path.join(folder, "new", "kitamae.db")
    config = write(folder, "kitamae.conf", f'# ours\nport = 1\ndb = "{database}"\nbot-threads = 2\n\ntrust-loopback = true\n')
    # The port of the file cannot be used by everybody: the environment wins, and the command line over it.
    server = start(config, ("--port", "0"), {"KITAMAE_PORT": "2"})
    url = server.stdout.readline().split()[-1]
    assert url.startswith("http://127.0.0.1:") and not url.endswith((":1/", ":2/")), url
    with urllib.request.urlopen(url + "healthz") as answer:
        assert answer.read() == b"ok\n"
    assert os.path.exists(database), "the database of the config file"
    copy = os.path.join(folder, "copy.db")
    subprocess.run([program, "admin", "backup", "--db", database, copy], stdout=subprocess.DEVNULL, check=True)
    beside = os.path.dirname(database)  # the log and its index are as secret
    for path in [copy, *(os.path.join(beside, name) for name in os.listdir(beside))]:
        assert os.stat(path).st_mode & 0o077 == 0, f"{path} is open to others"

    load = subprocess.run(
        [program, "load", "--url", url.rstrip("/"), "--tables", "3", "--seconds", "0.5", "--json"],
        stdout=subprocess.PIPE, text=True, check=True,
    )
    report = json.loads(load.stdout)
    wanted = ["actions_per_second", "p50_ms", "p99_ms", "errors", "echo_messages_per_second", "rss_bytes_per_table"]
    assert all(name in report for name in wanted), report
    assert report["errors"] == 0 and report["actions_per_second"] > 0, report

    server.send_signal(signal.SIGTERM)
    log = server.stderr.read()
    assert server.wait() == 0, log
    events = [json.loads(line)["event"] for line in log.splitlines()]
    assert events[0] == "listening" and events[-1] == "stopped", events

    for text, message in (("prt = 8080\n", "there is no option 'prt'"), ("\nport = many\n", "port")):
        refused = start(write(folder, "bad.conf", text), ("--db", database))
        output = refused.stdout.read() + refused.stderr.read()
        assert refused.wait() != 0 and message in output, output
    absent = start(os.path.join(folder, "absent.conf"))
    assert absent.wait() != 0 and "absent.conf" in absent.stderr.read()
