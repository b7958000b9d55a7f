"""Runs a program with bounds: run_program.py SETTINGS PYTHON PROGRAM

SETTINGS is a JSON object: `account` is the user to become, `data` and `file` are bytes of memory of a process and of a
file, `processes` is their number, and `gate` maps a port of this machine to a Unix socket. Each but the last may be
null. Writes the program's status and its highest resident memory, in kilobytes, to file descriptor 3 as JSON.
"""

import json
import os
import resource
import socket
import subprocess
import sys
import threading

PIECE = 1 << 18


def pump(source, target):
    try:
        while piece := source.recv(PIECE):
            target.sendall(piece)
    except OSError:
        pass
    finally:
        try:
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass


def forward(client, path):
    with client, socket.socket(socket.AF_UNIX) as server:
        try:
            server.connect(path)
        except OSError:
            return
        back = threading.Thread(target=pump, args=(server, client), daemon=True)
        back.start()
        pump(client, server)
        back.join()


def open_gate(port, path):
    listener = socket.create_server(("127.0.0.1", port), backlog=64)

    def accept():
        while True:
            client, _ = listener.accept()
            threading.Thread(target=forward, args=(client, path), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()


def limit(kind, value):
    if value is not None:
        resource.setrlimit(kind, (value, value))


def confine(settings):
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_DATA, settings["data"])
    limit(resource.RLIMIT_FSIZE, settings["file"])
    limit(resource.RLIMIT_NPROC, settings["processes"])


def main():
    settings = json.loads(sys.argv[1])
    if settings["account"] is not None:
        os.setgroups([])
        os.setgid(settings["account"])
        os.setuid(settings["account"])
    if settings["gate"] is not None:
        open_gate(*settings["gate"])
    confine(settings)
    child = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL)
    status = child.wait()
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    with os.fdopen(3, "w") as report:
        json.dump({"status": status, "peak": peak}, report)


main()
