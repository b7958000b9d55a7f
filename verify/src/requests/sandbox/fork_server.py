"""Runs Python programs, or calls of a Python SDK, in forks of one process that has loaded the libraries.

Reads one JSON object per line and answers each with one, in order:

    {"program": text, "folder": path, "environment": {...}, "seconds": n}
        runs a program in a folder, and answers {"status": n, "output": text}
    {"call": {...}, "folder": path, "environment": {...}, "seconds": n}
        makes a call as `make_call` describes it, with the same answer; status 0 means that the response was read

A status below zero is the number of the signal that ended the fork. Every connection goes to the port in the environment
variable RECORDER_PORT, whatever its host.
"""

import importlib
import json
import os
import signal
import socket
import sys
import tempfile
import time
import traceback

PORT = int(os.environ["RECORDER_PORT"])
SPEED = 25
OUTPUT_LIMIT = 20_000


def redirect():
    """Sends every connection of this process to the recorder, and shortens every sleep."""
    connect, connect_ex, sleep = socket.socket.connect, socket.socket.connect_ex, time.sleep

    def to_recorder(self, _address):
        return connect(self, ("127.0.0.1", PORT))

    def to_recorder_ex(self, _address):
        return connect_ex(self, ("127.0.0.1", PORT))

    def refused(_self, *_):
        raise PermissionError("datagrams are not allowed")

    def no_lookup(host, port, *_, **__):
        return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", ("127.0.0.1", PORT))]

    socket.socket.connect = to_recorder
    socket.socket.connect_ex = to_recorder_ex
    socket.socket.sendto = refused
    socket.getaddrinfo = no_lookup
    time.sleep = lambda seconds: sleep(seconds / SPEED)


PRELOADED = (
    "base64",
    "pathlib",
    "fal_client",
    "huggingface_hub",
    "huggingface_hub.inference._providers",
    "numpy",
    "openai",
    "openai.resources.chat.completions",
    "openai.resources.embeddings",
    "PIL.Image",
    "requests",
)


def preload():
    """Imports the libraries of the programs, so that the forks need not load them."""
    modules = {name: importlib.import_module(name) for name in PRELOADED}
    modules["PIL.Image"].init()
    modules["huggingface_hub"].InferenceClient  # imported when it is first used


def make_call(call):
    """Makes one call: `client` (huggingface_hub or openai), `constructor`, `method`, `arguments` and `stream`."""
    if call["client"] == "openai":
        from openai import OpenAI as Client
    else:
        from huggingface_hub import InferenceClient as Client
    method = Client(**call["constructor"])
    for name in call["method"].split("."):
        method = getattr(method, name)
    response = method(**call["arguments"])
    if call.get("stream"):
        for _ in response:
            pass


def run(job):
    """Does the job of a fork."""
    os.chdir(job["folder"])
    os.environ.update(job["environment"])
    if "call" in job:
        return make_call(job["call"])
    exec(compile(job["program"], "snippet.py", "exec"), {"__name__": "__main__"})


def status_of(job, output):
    """The exit status of a fork that does a job."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            signal.alarm(job["seconds"])
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
            run(job)
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main():
    redirect()
    preload()
    for line in sys.stdin:
        with tempfile.TemporaryFile() as output:
            status = status_of(json.loads(line), output)
            output.seek(0)
            text = output.read()[:OUTPUT_LIMIT].decode(errors="replace")
        print(json.dumps({"status": status, "output": text}), flush=True)


if __name__ == "__main__":
    main()
