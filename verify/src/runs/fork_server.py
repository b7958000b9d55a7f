"""Runs snippets in forks of one process that has imported large libraries.

    python fork_server.py HOST:PORT [MODULE...]

Reads jobs as lines of JSON: `{id, text, files, bounds, hidden}`, where `files` are the files to copy into the working
directory (paths by name), `bounds` are those of `bounds.py`, and `hidden` are patterns of the system's libraries that the
snippet must not load, by name. Prints a line of JSON when it is ready, `{loaded, failed}`, then one for each job when it
ends, `{id, problem, stopped}`; the problem is null for a snippet that ran to its end, and `stopped` is true for one that
was stopped at a bound.

A snippet runs like `python snippet.py` in an empty folder, which is also its home. It can connect only to this machine: a
connection to another host fails at once, and its address becomes part of the problem.
"""

from __future__ import annotations

import glob
import importlib
import json
import os
import re
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

from bounds import Bounds, adopt_orphans, end, excess, run_first

del sys.path[0], sys.modules["bounds"]  # the modules beside this file are not part of the environment

SNIPPET = "snippet.py"
# Relative, because libraries read it when they are imported, and each fork has another working directory.
HF_HOME = ".cache/huggingface"
FONTS = "/usr/share/fonts/**/*Sans.ttf"
KEPT = 20_000
"""Bytes of output that are kept for the problem of a process that was killed."""
BETWEEN_LOOKS = 0.25
"""Seconds between two looks at what the snippets use."""


def main() -> None:
    hub, *modules = sys.argv[1:]
    os.environ.update(settings(hub))
    out = os.fdopen(os.dup(1), "w")
    adopt_orphans()
    os.dup2(2, 1)  # standard output is for answers, not for what libraries print
    os.chdir(tempfile.mkdtemp(prefix="runner-"))
    loaded = load(modules)
    refused = refuse_other_hosts()
    write_line(out, loaded)
    run_first()
    Server(out, refused).serve()


def settings(hub: str) -> dict:
    return {
        "HF_ENDPOINT": f"http://{hub}",
        "PADDLE_PDX_HUGGING_FACE_ENDPOINT": f"http://{hub}",
        "PADDLE_PDX_LOCAL_FONT_FILE_PATH": next(glob.iglob(FONTS, recursive=True), ""),  # its own fonts are on another host
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
    """Imports modules; returns which of them were imported, and the errors of the others."""
    failed = {}
    for name in modules:
        try:
            importlib.import_module(name)
        except Exception as error:
            failed[name] = describe(error)
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)
    return {"loaded": [name for name in modules if name not in failed], "failed": failed}


def refuse_other_hosts() -> list[str]:
    """Blocks connections to other machines; returns a list that collects their addresses."""
    refused: list[str] = []
    look_up, connect, connect_ex = socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex

    def refuse(host: object, port: object) -> None:
        refused.append(f"{text(host)}:{text(port)}")
        raise OSError(f"connections to other machines are blocked: {refused[-1]}")

    def guarded_look_up(host, port, *rest, **more):
        if not is_local(text(host)):
            refuse(host, port)
        return look_up(host, port, *rest, **more)

    def guarded(real):
        def reach(self, address):
            if self.family in (socket.AF_INET, socket.AF_INET6) and not is_local(text(address[0])):
                refuse(address[0], address[1])
            return real(self, address)

        return reach

    socket.getaddrinfo = guarded_look_up
    socket.socket.connect, socket.socket.connect_ex = guarded(connect), guarded(connect_ex)
    return refused


def is_local(host: str) -> bool:
    return host in ("", "localhost", "::1", "None") or host.startswith("127.")


def text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def write_line(out, message: dict) -> None:
    try:
        out.write(json.dumps(message) + "\n")
        out.flush()
    except BrokenPipeError:
        pass  # whoever asked has ended


class Child:
    """A running snippet."""

    def __init__(self, job: dict, pid: int, folder: str, output: int, result: int):
        self.job, self.pid, self.folder = job, pid, folder
        self.output, self.result = output, result
        self.bounds = Bounds(**job["bounds"])
        self.deadline = time.monotonic() + self.bounds.seconds
        self.printed, self.reported = b"", b""


class Server:
    """Runs jobs, all that are given at the same time; ends them and itself when its input ends."""

    def __init__(self, out, refused: list[str]):
        self.out, self.refused = out, refused
        self.children: dict[int, Child] = {}
        self.pending = b""
        self.is_open = True
        self.selector = selectors.DefaultSelector()
        self.selector.register(0, selectors.EVENT_READ)

    def serve(self) -> None:
        next_look = 0.0
        while self.is_open or self.children:
            for key, _ in self.selector.select(BETWEEN_LOOKS if self.children else None):
                if key.fd == 0:
                    self.read_jobs()
                else:
                    self.read_output(key.fd, key.data)
            if self.children and next_look <= time.monotonic():
                self.look()
                next_look = time.monotonic() + BETWEEN_LOOKS

    def look(self) -> None:
        """Stops the snippets that exceed a bound."""
        for child in list(self.children.values()):
            if child.deadline <= time.monotonic():
                self.finish(child, f"still running after {child.bounds.seconds:g} seconds")
            elif reason := excess(child.pid, child.folder, child.bounds):
                self.finish(child, reason)

    def read_jobs(self) -> None:
        piece = os.read(0, 1 << 20)
        if not piece:
            self.is_open = False
            self.selector.unregister(0)
            for child in list(self.children.values()):
                self.finish(child, "the check has ended")
        *lines, self.pending = (self.pending + piece).split(b"\n")
        for line in lines:
            self.start(json.loads(line))

    def start(self, job: dict) -> None:
        folder = tempfile.mkdtemp(prefix="snippet-")
        with open(os.path.join(folder, SNIPPET), "w", encoding="utf-8") as file:
            file.write(job["text"])
        for name, path in job["files"].items():
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            shutil.copyfile(path, os.path.join(folder, name))
        output, printed = os.pipe()
        result, reported = os.pipe()
        pid = os.fork()
        if pid == 0:
            run(folder, job, printed, reported, self.refused)
        os.close(printed)
        os.close(reported)
        child = Child(job, pid, folder, output, result)
        self.children[pid] = child
        for fd in (output, result):
            self.selector.register(fd, selectors.EVENT_READ, child)

    def read_output(self, fd: int, child: Child) -> None:
        if child.pid not in self.children:
            return
        piece = os.read(fd, 1 << 16)
        if fd == child.output:
            child.printed = (child.printed + piece)[-KEPT:]
            if not piece:
                self.selector.unregister(fd)
            return
        child.reported += piece
        if not piece or child.reported.endswith(b"\n"):  # processes that it started may keep the pipe open
            self.finish(child, None)

    def finish(self, child: Child, excess: str | None) -> None:
        """Ends a snippet and the processes it started, and prints its result."""
        end(child.pid, child.folder, set(self.children))
        del self.children[child.pid]
        status = os.waitstatus_to_exitcode(os.waitpid(child.pid, 0)[1])
        for fd in (child.output, child.result):
            if fd in self.selector.get_map():
                self.selector.unregister(fd)
            os.close(fd)
        shutil.rmtree(child.folder, ignore_errors=True)
        problem = excess or self.problem_of(child, status)
        write_line(self.out, {"id": child.job["id"], "problem": problem, "stopped": excess is not None})

    def problem_of(self, child: Child, status: int) -> str | None:
        return json.loads(child.reported)["problem"] if child.reported else exit_problem(status, child.printed)


def exit_problem(status: int, printed: bytes) -> str:
    """The problem of a process that exited without reporting one."""
    how = f"ended by {signal.Signals(-status).name}" if status < 0 else f"exited with status {status}"
    last = printed.decode(errors="replace").strip().splitlines()[-1:]
    return ": ".join([how, *last])


def run(folder: str, job: dict, printed: int, reported: int, refused: list[str]) -> None:
    """In the fork: runs the snippet and reports its problem; never returns."""
    problem = "did not start"
    try:
        os.setsid()
        enter(folder, printed, job["bounds"]["disk"])
        problem = problem_of_snippet(refused) or hidden_library(job["hidden"])
    except BaseException as error:
        problem = describe(error)
    os.write(reported, json.dumps({"problem": problem}).encode() + b"\n")
    os._exit(0)


def enter(folder: str, printed: int, largest_file: int) -> None:
    nothing = os.open(os.devnull, os.O_RDONLY)
    for fd, target in ((nothing, 0), (printed, 1), (printed, 2)):
        os.dup2(fd, target)
    os.chdir(folder)
    cache = os.path.join(folder, ".cache")
    os.environ.update({"HOME": folder, "XDG_CACHE_HOME": cache, "HF_HOME": os.path.join(folder, HF_HOME), "TMPDIR": folder})
    tempfile.tempdir = None
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def problem_of_snippet(refused: list[str]) -> str | None:
    """Runs the snippet in the current folder; returns its problem, if any."""
    sys.argv = [SNIPPET]
    sys.path.insert(0, os.getcwd())
    try:
        runpy.run_path(SNIPPET, run_name="__main__")
    except SystemExit as error:
        return None if error.code in (None, 0) else f"exits with status {error.code}"
    except BaseException as error:
        traceback.print_exc()
        blocked = f" (blocked connections: {', '.join(dict.fromkeys(refused))})" if refused else ""
        return f"{line_of(error)}{describe(error)}{blocked}"
    return None


def hidden_library(patterns: dict[str, str]) -> str | None:
    """The problem of a snippet that has loaded a library of the system that its page does not print."""
    if not os.path.exists("/proc/self/maps"):
        return None
    with open("/proc/self/maps", encoding="utf-8") as file:
        loaded = {line.split(maxsplit=5)[-1].strip() for line in file if "/" in line}
    used = [name for name, pattern in patterns.items() if any(re.match(pattern, path) for path in loaded)]
    return f"uses {', '.join(used)} of this machine, which its install line does not give" if used else None


def line_of(error: BaseException) -> str:
    """The line of the snippet that raised an error."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if os.path.basename(frame.filename) == SNIPPET]
    return f"line {lines[-1]}: " if lines else ""


def describe(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:600]


if __name__ == "__main__":
    main()
