"""Requests to the command `vitrine mcp`, over its standard input and output."""

import json
import os
import queue
import shlex
import shutil
import subprocess
import tempfile
import threading
import time
import weakref
from typing import IO, Dict, List, Mapping, Optional, Sequence, Union, cast

from ._api import VERSION
from ._errors import Error, problem
from ._read import MOST_BYTES, fields_of, parsed

Program = Union[str, Sequence[str]]

_TOOLS = {
    "listModels": "find_models",
    "getModel": "read_model",
    "getMemory": "what_fits",
    "postSnippets": "code_for_model",
}

_HELLO: Mapping[str, object] = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "vitrine-python", "version": VERSION},
}


def program(command: Optional[Program]) -> List[str]:
    """The words that start the command: as given, of VITRINE_COMMAND, or `vitrine`. No shell reads them."""
    given = command or shlex.split(os.environ.get("VITRINE_COMMAND", ""), posix=os.name != "nt") or "vitrine"
    words = [given] if isinstance(given, str) else list(given)
    found = shutil.which(words[0])
    if found is not None:
        return [found, *words[1:]]
    raise Error(
        "no-command",
        f"The command {words[0]!r} is not installed. Install it with npm, name it in VITRINE_COMMAND, or use a site: set VITRINE_URL.",
        field="command",
    )


class Command:
    """The command in a process of its own, started by the first request."""

    def __init__(self, command: Optional[Program], data: Optional[str], timeout: float) -> None:
        self._words = [*program(command), "mcp", *(["--data", data] if data is not None else [])]
        self._timeout = timeout
        self._running: Optional[_Process] = None
        self._lock = threading.Lock()

    def __repr__(self) -> str:
        return repr(shlex.join(self._words))

    def ask(self, operation: str, given: Mapping[str, object]) -> object:
        """Calls the tool of an operation. Raises Error for any unexpected answer."""
        with self._lock:
            if self._running is None:
                self._running = _Process(self._words)
                self._send("initialize", _HELLO)
                self._running.write({"method": "notifications/initialized"})
            result = fields_of(self._send("tools/call", {"name": _TOOLS[operation], "arguments": given}))
        if result.get("isError"):
            raise problem(fields_of(parsed(_text_in(result).encode())))
        answer = fields_of(result.get("structuredContent"))
        return answer.get("memory") if operation == "getMemory" else answer

    def close(self) -> None:
        """Ends the process; the next request starts another one."""
        with self._lock:
            self._stop()

    def _stop(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.close()

    def _send(self, method: str, params: Mapping[str, object]) -> object:
        assert self._running is not None
        try:
            answer = self._running.answer(method, params, self._timeout)
        except BaseException:
            self._running.kill()
            self._stop()
            raise
        if "error" in answer:
            raise Error("failed", str(fields_of(answer["error"]).get("message", "The command failed.")))
        return answer.get("result")


def _text_in(result: Mapping[str, object]) -> str:
    content = result.get("content")
    pieces = cast("List[object]", content) if isinstance(content, list) else []
    return "".join(str(fields_of(piece).get("text", "")) for piece in pieces)


class _Process:
    """Messages of JSON-RPC, one on a line."""

    def __init__(self, words: Sequence[str]) -> None:
        self._log: IO[bytes] = tempfile.TemporaryFile()
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log)
        self._lines: "queue.Queue[bytes]" = queue.Queue(maxsize=4)
        self._count = 0
        assert self._process.stdout is not None
        threading.Thread(target=_read_lines, args=(self._process.stdout, self._lines), daemon=True).start()
        self.kill = self._process.kill
        self.close = weakref.finalize(self, _end, self._process, self._log)

    def write(self, message: Mapping[str, object]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}, allow_nan=False).encode() + b"\n")
            self._process.stdin.flush()
        except (TypeError, ValueError, RecursionError) as error:
            raise Error("not-json", f"An option cannot be written as JSON: {error}.") from None
        except OSError:
            raise self._ended() from None

    def answer(self, method: str, params: Mapping[str, object], timeout: float) -> Dict[str, object]:
        self._count += 1
        latest = time.monotonic() + timeout
        self.write({"id": self._count, "method": method, "params": params})
        while True:
            message = fields_of(parsed(self._line(latest)))
            if message.get("id") == self._count:
                return message

    def _line(self, latest: float) -> bytes:
        try:
            line = self._lines.get(timeout=max(0.0, latest - time.monotonic()))
        except queue.Empty:
            raise Error("timeout", "The command did not answer in time. Give the client a longer timeout.") from None
        if line.endswith(b"\n"):
            return line
        if len(line) > MOST_BYTES:
            raise Error("answer-too-large", f"The response has more than {MOST_BYTES} bytes. Request less.")
        raise self._ended()

    def _ended(self) -> Error:
        self._log.seek(max(0, self._log.seek(0, os.SEEK_END) - 2_000))
        said = self._log.read().decode(errors="replace").strip()
        return Error("command-ended", f"The command ended without an answer. {said}")


def _read_lines(stream: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Reads lines until one is too long or the stream ends, which an unfinished line stands for."""
    line = b"\n"
    with stream:
        while line.endswith(b"\n"):
            line = stream.readline(MOST_BYTES + 1)
            lines.put(line)


def _end(process: "subprocess.Popen[bytes]", log: IO[bytes]) -> None:
    log.close()
    if process.stdin is not None:
        try:
            process.stdin.close()
        except OSError:
            pass
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
