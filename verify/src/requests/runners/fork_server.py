"""Runs Python programs in forks of one warm process, and has the hub's own client make calls.

Reads one JSON object a line and answers each with one, in their order:

    {"program": text, "folder": path, "environment": {...}, "seconds": n}
        runs a program as it would be run by itself, in a folder, and answers {"status": n, "output": text}
    {"call": {...}, "folder": path, "environment": {...}, "seconds": n}
        makes the call of `asked` below, and answers the same; status 0 says that it was made and its answer read

A status below zero is the number of the signal that ended it. Every connection goes to the port in the environment
variable RECORDER_PORT, whatever host was meant.
"""

import json
import os
import signal
import socket
import sys
import tempfile
import time
import traceback

PORT = int(os.environ["RECORDER_PORT"])
FASTER = 25
OUTPUT_LIMIT = 20_000


def redirect():
    """Lets every connection of this process end at the recorder, and no name be looked up."""
    connect, connect_ex, sleep = socket.socket.connect, socket.socket.connect_ex, time.sleep

    def to_recorder(self, _address):
        return connect(self, ("127.0.0.1", PORT))

    def to_recorder_ex(self, _address):
        return connect_ex(self, ("127.0.0.1", PORT))

    def refused(_self, *_):
        raise PermissionError("a datagram, which no call over HTTP needs")

    def no_lookup(host, port, *_, **__):
        return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", ("127.0.0.1", PORT))]

    socket.socket.connect = to_recorder
    socket.socket.connect_ex = to_recorder_ex
    socket.socket.sendto = refused
    socket.getaddrinfo = no_lookup
    time.sleep = lambda seconds: sleep(seconds / FASTER)


def warm():
    """Imports what the programs import, so that each fork has it already."""
    import base64  # noqa: F401
    import json  # noqa: F401
    import pathlib  # noqa: F401

    import fal_client  # noqa: F401
    import huggingface_hub  # noqa: F401
    import huggingface_hub.inference._providers  # noqa: F401
    import numpy  # noqa: F401
    import openai  # noqa: F401
    import openai.resources.chat.completions  # noqa: F401
    import openai.resources.embeddings  # noqa: F401
    import PIL.Image
    import requests  # noqa: F401

    PIL.Image.init()
    _ = huggingface_hub.InferenceClient


def asked(call):
    """Makes one call: `client` (huggingface_hub or openai), `constructor`, `method` and `arguments`."""
    if call["client"] == "openai":
        from openai import OpenAI as Client
    else:
        from huggingface_hub import InferenceClient as Client
    method = Client(**call["constructor"])
    for name in call["method"].split("."):
        method = getattr(method, name)
    answer = method(**call["arguments"])
    if call.get("stream"):
        for _ in answer:
            pass


def run(job):
    """The whole life of a fork."""
    os.chdir(job["folder"])
    os.environ.update(job["environment"])
    if "call" in job:
        return asked(job["call"])
    exec(compile(job["program"], "snippet.py", "exec"), {"__name__": "__main__"})


def status_of(job, output):
    """Forks, lets the child do the job, and waits for its end."""
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
    warm()
    for line in sys.stdin:
        with tempfile.TemporaryFile() as output:
            status = status_of(json.loads(line), output)
            output.seek(0)
            text = output.read()[:OUTPUT_LIMIT].decode(errors="replace")
        print(json.dumps({"status": status, "output": text}), flush=True)


if __name__ == "__main__":
    main()
