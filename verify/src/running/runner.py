"""Runs snippets, each in a process of its own that is forked from one in which the heavy libraries are loaded already.

    python runner.py HOST:PORT [MODULE...]

Reads jobs as lines of JSON: `{id, text, limit, files}`, where `limit` is in seconds and `files` names files to put beside
the snippet (name: path of what to copy). Prints a line of JSON when it is ready, `{loaded, failed}`, then one for each
job as it ends, `{id, problem}`; the problem is null for a snippet that ran to its end.

A snippet runs as `python snippet.py` would, in an empty folder that is its home as well. It reaches this machine and no
other: what it asks of another host fails at once, and the problem says whose address it was.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import runpy
import selectors
import shutil
import signal
import socket
import sys
import tempfile
import time
import traceback

SNIPPET = "snippet.py"
# Relative, so that every process has its own: libraries read it once, when they are loaded, and forks are in other folders.
HF_HOME = ".cache/huggingface"
KEPT = 20_000
"""Bytes of a snippet's output that are kept, to say why a process died that could not say so itself."""
LARGEST_FILE = 2 * 1024**3


def main() -> None:
    hub, *modules = sys.argv[1:]
    os.environ.update(settings(hub))
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what libraries print is not an answer
    os.chdir(tempfile.mkdtemp(prefix="runner-"))
    loaded = load(modules)
    refused = refuse_other_hosts()
    say(out, loaded)
    Runner(out, refused).serve()


def settings(hub: str) -> dict:
    return {
        "HF_ENDPOINT": f"http://{hub}",
        "HF_HOME": HF_HOME,
        "HF_HUB_DISABLE_XET": "1",
        "HF_HUB_DISABLE_TELEMETRY": "1",
        "HF_HUB_DISABLE_PROGRESS_BARS": "1",
        "HF_HUB_DISABLE_UPDATE_CHECK": "1",
        "TOKENIZERS_PARALLELISM": "false",
        "CUDA_VISIBLE_DEVICES": "",
        "OMP_NUM_THREADS": "1",
        "MPLBACKEND": "Agg",
        "SDL_VIDEODRIVER": "dummy",
        "no_proxy": "*",
    }


def load(modules: list[str]) -> dict:
    """Imports what many snippets need. One that does not import is told, and leaves the others alone."""
    failed = {}
    for name in modules:
        try:
            importlib.import_module(name)
        except Exception as error:
            failed[name] = said(error)
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)
    return {"loaded": [name for name in modules if name not in failed], "failed": failed}


def refuse_other_hosts() -> list[str]:
    """Lets no connection leave this machine; gives the list to which the addresses asked for are added."""
    refused: list[str] = []
    look_up, connect, connect_ex = socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex

    def refuse(host: object, port: object) -> None:
        refused.append(f"{text(host)}:{text(port)}")
        raise OSError(f"no network here: {refused[-1]} is not this machine")

    def guarded_look_up(host, port, *rest, **more):
        if not is_here(text(host)):
            refuse(host, port)
        return look_up(host, port, *rest, **more)

    def guarded(real):
        def reach(self, address):
            if self.family in (socket.AF_INET, socket.AF_INET6) and not is_here(text(address[0])):
                refuse(address[0], address[1])
            return real(self, address)

        return reach

    socket.getaddrinfo = guarded_look_up
    socket.socket.connect, socket.socket.connect_ex = guarded(connect), guarded(connect_ex)
    return refused


def is_here(host: str) -> bool:
    return host in ("", "localhost", "::1", "None") or host.startswith("127.")


def text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def say(out, message: dict) -> None:
    out.write(json.dumps(message) + "\n")
    out.flush()


class Child:
    """A snippet that runs."""

    def __init__(self, job: dict, pid: int, folder: str, output: int, verdict: int):
        self.job, self.pid, self.folder = job, pid, folder
        self.output, self.verdict = output, verdict
        self.ends = time.monotonic() + job["limit"]
        self.printed, self.judged = b"", b""


class Runner:
    """Takes jobs until its input ends; runs as many at a time as it is given."""

    def __init__(self, out, refused: list[str]):
        self.out, self.refused = out, refused
        self.children: dict[int, Child] = {}
        self.pending = b""
        self.is_open = True
        self.selector = selectors.DefaultSelector()
        self.selector.register(0, selectors.EVENT_READ)

    def serve(self) -> None:
        while self.is_open or self.children:
            first = min((child.ends for child in self.children.values()), default=None)
            wait = None if first is None else max(0.0, first - time.monotonic())
            for key, _ in self.selector.select(wait):
                if key.fd == 0:
                    self.take()
                else:
                    self.read(key.fd, key.data)
            for child in [child for child in self.children.values() if child.ends <= time.monotonic()]:
                self.end(child, f"still running after {child.job['limit']} seconds")

    def take(self) -> None:
        piece = os.read(0, 1 << 20)
        if not piece:
            self.is_open = False
            self.selector.unregister(0)
        *lines, self.pending = (self.pending + piece).split(b"\n")
        for line in lines:
            self.start(json.loads(line))

    def start(self, job: dict) -> None:
        folder = tempfile.mkdtemp(prefix="snippet-")
        with open(os.path.join(folder, SNIPPET), "w", encoding="utf-8") as file:
            file.write(job["text"])
        for name, path in job["files"].items():
            shutil.copyfile(path, os.path.join(folder, name))
        output, printed = os.pipe()
        verdict, judged = os.pipe()
        pid = os.fork()
        if pid == 0:
            run(folder, printed, judged, self.refused)
        os.close(printed)
        os.close(judged)
        child = Child(job, pid, folder, output, verdict)
        self.children[pid] = child
        for fd in (output, verdict):
            self.selector.register(fd, selectors.EVENT_READ, child)

    def read(self, fd: int, child: Child) -> None:
        if child.pid not in self.children:
            return
        piece = os.read(fd, 1 << 16)
        if fd == child.output:
            child.printed = (child.printed + piece)[-KEPT:]
            if not piece:
                self.selector.unregister(fd)
            return
        child.judged += piece
        if not piece or child.judged.endswith(b"\n"):  # what it started may hold the pipe open
            self.end(child, None)

    def end(self, child: Child, problem: str | None) -> None:
        """Ends a snippet and all it started, and tells how it went."""
        del self.children[child.pid]
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        status = os.waitstatus_to_exitcode(os.waitpid(child.pid, 0)[1])
        for fd in (child.output, child.verdict):
            if fd in self.selector.get_map():
                self.selector.unregister(fd)
            os.close(fd)
        shutil.rmtree(child.folder, ignore_errors=True)
        if problem is None:
            problem = json.loads(child.judged)["problem"] if child.judged else died(status, child.printed)
        say(self.out, {"id": child.job["id"], "problem": problem})


def died(status: int, printed: bytes) -> str:
    how = f"ended by {signal.Signals(-status).name}" if status < 0 else f"ended with {status}"
    last = printed.decode(errors="replace").strip().splitlines()[-1:]
    return ": ".join([how, *last])


def run(folder: str, printed: int, judged: int, refused: list[str]) -> None:
    """In the child: runs the snippet and gives the verdict; never returns."""
    problem = "did not start"
    try:
        os.setsid()
        enter(folder, printed)
        problem = outcome(refused)
    except BaseException as error:
        problem = said(error)
    os.write(judged, json.dumps({"problem": problem}).encode() + b"\n")
    os._exit(0)


def enter(folder: str, printed: int) -> None:
    nothing = os.open(os.devnull, os.O_RDONLY)
    for fd, target in ((nothing, 0), (printed, 1), (printed, 2)):
        os.dup2(fd, target)
    os.chdir(folder)
    cache = os.path.join(folder, ".cache")
    os.environ.update({"HOME": folder, "XDG_CACHE_HOME": cache, "HF_HOME": os.path.join(folder, HF_HOME), "TMPDIR": folder})
    tempfile.tempdir = None
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def outcome(refused: list[str]) -> str | None:
    """What is wrong with the snippet in the current folder, if anything."""
    sys.argv = [SNIPPET]
    sys.path.insert(0, os.getcwd())
    try:
        runpy.run_path(SNIPPET, run_name="__main__")
    except SystemExit as error:
        return None if error.code in (None, 0) else f"exits with {error.code}"
    except BaseException as error:
        traceback.print_exc()
        asked = f" (it asked for {', '.join(dict.fromkeys(refused))})" if refused else ""
        return f"{place(error)}{said(error)}{asked}"
    return None


def place(error: BaseException) -> str:
    """The last line of the snippet that was running."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if os.path.basename(frame.filename) == SNIPPET]
    return f"line {lines[-1]}: " if lines else ""


def said(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:600]


if __name__ == "__main__":
    main()
