"""Watches running snippets: their memory, their processes and their files."""

from __future__ import annotations

import ctypes
import os
import signal
from dataclasses import dataclass
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
SUBREAPER = 36
ROUNDS = 200


@dataclass(frozen=True)
class Bounds:
    """What a snippet may use: seconds, bytes of memory and of files, and processes including itself."""

    seconds: float
    memory: int
    disk: int
    processes: int


def adopt_orphans() -> None:
    """Makes this process the parent of processes whose parents have ended, so that they are found. Linux only."""
    try:
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    except (OSError, AttributeError):
        pass


def run_first() -> None:
    """
    Runs this process before all ordinary ones, but not those it starts: one that forks without end would otherwise leave it
    no time to look. It needs a privilege, without which nothing changes. Linux only.
    """
    try:
        os.sched_setscheduler(0, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    except (OSError, AttributeError):
        pass


def excess(pid: int, folder: str, bounds: Bounds) -> str | None:
    """Which bound a snippet exceeds, if any."""
    processes = processes_of(pid, folder)
    if len(processes) > bounds.processes:
        return f"started more than {bounds.processes} processes"
    if sum(memory_of(one) for one in processes) > bounds.memory:
        return f"used more than {megabytes(bounds.memory)} MB of memory"
    if size_of(folder) > bounds.disk:
        return f"wrote more than {megabytes(bounds.disk)} MB"
    return None


def megabytes(size: int) -> int:
    return size // 10**6


def processes_of(pid: int, folder: str) -> list[int]:
    """A snippet's process and those it has started, also in sessions of their own: those that came from it or work in its folder."""
    table = dict(filter(None, map(entry_of, numbers())))
    own = {one for one, (_, session) in table.items() if one == pid or session == pid}
    own |= {one for one, (parent, _) in table.items() if parent == os.getpid() and works_in(one, folder)}
    own |= set() if table else {pid}
    while more := {one for one, (parent, _) in table.items() if parent in own} - own:
        own |= more
    return sorted(own)


def numbers() -> list[int]:
    """The ids of all processes; none on systems without `/proc`."""
    return [int(name) for name in os.listdir("/proc") if name.isdigit()] if os.path.isdir("/proc") else []


def entry_of(pid: int) -> tuple[int, tuple[int, int]] | None:
    """A process with its parent and its session; None if it has ended, also if nobody has asked for its status yet."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] in "ZX" else (pid, (int(fields[1]), int(fields[3])))


def works_in(pid: int, folder: str) -> bool:
    try:
        return os.readlink(f"/proc/{pid}/cwd").startswith(folder)
    except OSError:
        return False


def memory_of(pid: int) -> int:
    """Memory of a process that it shares with no file and with no other process, nearly."""
    try:
        resident, shared = Path(f"/proc/{pid}/statm").read_text().split()[1:3]
    except (OSError, ValueError):
        return 0
    return (int(resident) - int(shared)) * PAGE


def size_of(folder: str) -> int:
    total = 0
    for root, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.lstat(os.path.join(root, name)).st_blocks * 512
            except OSError:
                pass  # it was removed in the meantime
    return total


def end(pid: int, folder: str, children: set[int]) -> None:
    """
    Ends a snippet and everything it has started. They are stopped first, so that none starts another meanwhile.
    `children` are the processes whose status someone else asks for.
    """
    for _ in range(ROUNDS):
        alive = processes_of(pid, folder)
        reap_orphans(children)
        if not alive:
            return
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for one in alive:
                send(one, number)


def send(pid: int, number: int) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass


def reap_orphans(children: set[int]) -> None:
    """Takes the status of adopted processes that have ended."""
    for one in numbers():
        if one not in children and parent_of(one) == os.getpid():
            try:
                os.waitpid(one, os.WNOHANG)
            except ChildProcessError:
                pass


def parent_of(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0
