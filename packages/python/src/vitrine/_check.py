"""Running the code of models on their files, by the command `vitrine check`."""

import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from typing import List, Literal, Mapping, Optional, Sequence, Tuple, Union

from ._command import Program, program
from ._errors import Error
from ._read import fields_of, parsed, read

Models = Union[str, Sequence[str], "os.PathLike[str]"]


@dataclass(frozen=True)
class Block:
    """What happened to one block of code."""

    shape: str
    result: Literal["run", "failed", "not run"]
    seconds: float
    peak: float
    """The most memory that it used at a time, in bytes."""
    output: str
    """The first lines that it printed; untrusted."""
    title: Optional[str] = None
    reason: Optional[str] = None


@dataclass(frozen=True)
class Outcome:
    """What happened when the code of a model was run on its files."""

    model: str
    result: Literal["run", "failed"]
    at: str
    """When, in ISO 8601."""
    revision: str
    library: str
    install: str
    versions: Mapping[str, str]
    trusted: bool
    blocks: Tuple[Block, ...]
    sandbox: Optional[str] = None
    """The name and version of the sandbox; None without one."""


@dataclass(frozen=True)
class Check:
    """The verdict on a model, and the reason where its code did not run."""

    model: str
    verdict: Literal["run", "failed", "not run"]
    revision: str
    """The fingerprint of its files."""
    reason: Optional[str] = None
    earlier: Optional[bool] = None
    """Whether the outcome is of an earlier check of the same files."""
    seconds: Optional[float] = None
    peak: Optional[float] = None
    outcome: Optional[Outcome] = None


@dataclass(frozen=True)
class _Report:
    models: Tuple[Check, ...]


def check(
    models: Models,
    *,
    library: Optional[str] = None,
    trust: bool = False,
    sandbox: bool = True,
    from_source: bool = False,
    fresh: bool = False,
    time: Optional[int] = None,
    memory: Union[int, str, None] = None,
    command: Optional[Program] = None,
    data: Union[str, "os.PathLike[str]", None] = None,
) -> Tuple[Check, ...]:
    """Runs the code of models on their files in a sandbox, and returns what happened.

    `models` are ids of the catalogue, or a path (such as `pathlib.Path("models")`) of a folder whose models are all checked,
    in a catalogue of their own. `trust` also runs code of the repository, and formats that may contain code. A program is
    stopped after `time` seconds or at `memory` (bytes, or a text such as "8GB"). `command` and `data` are those of
    `Client.local`. Raises Error if nothing could be run.
    """
    words = program(command)
    options = [
        *_flag("--trust", trust),
        *_flag("--no-sandbox", not sandbox),
        *_flag("--from-source", from_source),
        *_flag("--fresh", fresh),
        *_value("--library", library),
        *_value("--time", time),
        *_value("--memory", memory),
    ]
    if not isinstance(models, os.PathLike):
        ids = [models] if isinstance(models, str) else list(models)
        return _checked(words, [*options, *_value("--data", data), "--", *ids])
    if data is not None:
        return _checked_folder(words, models, os.fspath(data), options)
    with tempfile.TemporaryDirectory(prefix="vitrine-check-") as folder:
        return _checked_folder(words, models, folder, options)


def _checked_folder(
    words: Sequence[str], models: "os.PathLike[str]", data: str, options: Sequence[str]
) -> Tuple[Check, ...]:
    status, _, said = _run([*words, "import", f"--data={data}", "--", os.path.abspath(models)])
    if status != 0:
        raise Error("import-failed", said, field="models")
    return _checked(words, [*options, "--all", "--again", f"--data={data}"])


def _checked(words: Sequence[str], options: Sequence[str]) -> Tuple[Check, ...]:
    status, out, said = _run([*words, "check", "--json=-", *options])
    if out.strip():
        return read(_Report, fields_of(parsed(out))).models
    raise Error("wrong-usage" if status == 2 else "check-failed", said)


def _flag(name: str, is_given: bool) -> List[str]:
    return [name] if is_given else []


def _value(name: str, value: object) -> List[str]:
    if value is None:
        return []
    return [f"{name}={value}"]


def _run(words: Sequence[str]) -> Tuple[int, bytes, str]:
    """The exit code of a command, what it printed, and the end of what it reported."""
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            out, err = process.communicate()
        except BaseException:
            _interrupt(process)
            raise
    said = err.decode(errors="replace").strip()[-2_000:]
    return process.returncode, out, said or f"The command ended with {process.returncode}."


def _interrupt(process: "subprocess.Popen[bytes]") -> None:
    """Ends a command as Ctrl-C does, so that it ends what it started."""
    if sys.platform == "win32":
        process.terminate()
    else:
        process.send_signal(signal.SIGINT)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
