"""Makes miniatures: tiny model repositories with random weights, one set for each fixture of load snippets.

The other modules of this folder register makers. A maker fills the repositories that the snippets of one fixture read:

    from miniatures.hub import miniature

    @miniature("load/timm/image-classification", needs=["timm"])
    def image_classification(hub, record):
        folder = hub.repo(record["id"])      # an empty folder, a pathlib.Path
        base = hub.repo("acme/base")         # another repository of this fixture

A module may have the name of its library (`timm.py`): the module is `miniatures.timm`, and `import timm` is the library.
Code for several modules is in modules without makers, such as `miniatures.words`. Each fixture has repositories of its
own, even if their ids are equal. A miniature is made again only if its module, a module of this folder that it imports,
its record, or the version of a package that it imports has changed.

    python verify/miniatures/hub.py --out FOLDER [--only load/timm]...     prints a line of JSON for each fixture
    python verify/miniatures/hub.py --list                                 prints the fixtures that have a maker, each with
                                                                           why its miniature only stands in, if it does
"""

from __future__ import annotations

import argparse
import ast
import functools
import hashlib
import importlib
import importlib.metadata
import importlib.util
import json
import os
import random
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parent.parent / "fixtures"
WATCH = HERE.parent / "src/runs/bounds.py"
"""What stops the makers at their bounds."""

# Keeps libraries from connecting to other hosts and from giving different results in each run.
SETTINGS = {"HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false", "CUDA_VISIBLE_DEVICES": "", "PYTHONHASHSEED": "0"}


@dataclass(frozen=True)
class Maker:
    """A function that fills the repositories of one fixture."""

    fixture: str
    """`load/<library>/<fixture>`, or `app/<app>/<fixture>`; the records of all apps are in one file."""
    module: str
    """The name of its module."""
    needs: tuple[str, ...]
    """The Python modules that it requires."""
    make: Callable


MAKERS: dict[str, Maker] = {}


def miniature(*fixtures: str, needs: list[str] = [], stands_in: str = "") -> Callable:
    """
    Registers a maker for fixtures, given as string literals. `stands_in` says why what it makes only stands in for a model of
    the library: neither its code nor its files are the published ones. Raises ValueError for a fixture that has a maker.
    """

    def register(make: Callable) -> Callable:
        for fixture in fixtures:
            if fixture in MAKERS:
                raise ValueError(f"{fixture}: {MAKERS[fixture].module} and {make.__module__} both make it")
            MAKERS[fixture] = Maker(fixture, make.__module__, tuple(needs), make)
        return make

    return register


@dataclass
class Hub:
    """The repositories of one fixture, while its maker fills them."""

    root: Path
    repos: list[str] = field(default_factory=list)

    def repo(self, id: str) -> Path:
        """The folder of a repository, created by the first call."""
        owner, _, name = id.partition("/")
        if not name or "/" in name or ".." in id:
            raise ValueError(f"{id!r}: the id of a repository is owner/name")
        folder = self.root / owner / name
        if id not in self.repos:
            self.repos.append(id)
            folder.mkdir(parents=True)
        return folder

    def scratch(self) -> Path:
        """A folder for files that are not part of a repository."""
        return Path(tempfile.mkdtemp())


def main() -> None:
    options = parse_options()
    os.environ.update(SETTINGS)
    sys.path[:] = [str(HERE.parent), *(path for path in sys.path if Path(path).resolve() != HERE)]
    sys.modules["miniatures.hub"] = sys.modules["__main__"]  # so that makers register in this module, not in a second copy
    fixtures = {name: fixtures_in(name) for name in sorted(path.stem for path in HERE.glob("*.py"))}
    if options.list:
        print("\n".join(f"{fixture}\t{reason}".rstrip() for own in fixtures.values() for fixture, reason in own.items()))
        return
    work = {name: [one for one in own if is_selected(one, options.only)] for name, own in fixtures.items()}
    make_all({name: own for name, own in work.items() if own}, Path(options.out).resolve())


def make_all(work: dict[str, list[str]], out: Path) -> None:
    """Prints a line for each fixture. Each module has its own process, because their imports may not be compatible."""
    plans = {name: plan(name, fixtures, out) for name, fixtures in work.items()}
    for name, folders in plans.items():
        write_lines({"fixture": one, "folder": str(folder)} for one, folder in folders.items() if folder.is_dir())
    due = {name: {one: folder for one, folder in plans[name].items() if not folder.is_dir()} for name in plans}
    due = {name: folders for name, folders in due.items() if folders}
    if any("torch" in imports_of(name)[1] or "transformers" in imports_of(name)[1] for name in due):
        preload("torch", "transformers.modeling_utils")
    running: dict[int, str] = {}
    for name, folders in due.items():
        while len(running) >= AT_A_TIME:
            reap(running, due)
        child = os.fork()
        if child == 0:
            make_module(name, folders)
        running[child] = name
    while running:
        reap(running, due)


AT_A_TIME = 2
BOUNDS = {"seconds": 600, "memory": 8 * 1024**3, "disk": 4 * 1024**3, "processes": 64}
"""What a maker may use; `Bounds` of `bounds.py` describes the fields. A module that is imported has the same time."""
BETWEEN_LOOKS = 0.25
"""Seconds between two looks at what a maker uses."""


@functools.cache
def watch() -> ModuleType:
    """The module `bounds.py`, which belongs to no package."""
    spec = importlib.util.spec_from_file_location("bounds", WATCH)
    module = importlib.util.module_from_spec(spec)
    sys.modules["bounds"] = module  # its dataclass looks for it there
    spec.loader.exec_module(module)
    return module


def plan(module: str, fixtures: list[str], out: Path) -> dict[str, Path]:
    """The folder of each fixture."""
    return {fixture: out / fixture / key_of(module, record_of(fixture)) for fixture in fixtures}


def preload(*modules: str) -> None:
    """Imports modules that most forks need, because each fork would take seconds to import them."""
    for name in modules:
        try:
            importlib.import_module(name)
        except ImportError:
            return  # the makers that need it report the error


def reap(running: dict[int, str], due: dict[str, dict[str, Path]]) -> None:
    """Waits for the process of a module; reports the fixtures of a module whose process has failed."""
    child, status = os.wait()
    name, code = running.pop(child), os.waitstatus_to_exitcode(status)
    if code != 0:
        missing = [fixture for fixture, folder in due[name].items() if not folder.is_dir()]
        late = f"its import took more than {BOUNDS['seconds']:g} seconds"
        problem = late if code == -signal.SIGALRM else f"its process exited with status {code}"
        write_lines({"fixture": one, "problem": f"{name}.py: {problem}"} for one in missing)


def make_module(module: str, folders: dict[str, Path]) -> None:
    """In a fork: makes the fixtures of a module; never returns."""
    watch().adopt_orphans()
    signal.setitimer(signal.ITIMER_REAL, BOUNDS["seconds"])
    try:
        importlib.import_module(f"miniatures.{module}")
        signal.setitimer(signal.ITIMER_REAL, 0)
        watch().run_first()
    except Exception as error:  # a library is missing, or another one breaks it
        write_lines({"fixture": fixture, "problem": f"{module}.py: {describe(error)}"} for fixture in folders)
        os._exit(0)
    for fixture, folder in folders.items():
        problem = make_in_fork(MAKERS[fixture], record_of(fixture), folder)
        result = {"problem": problem} if problem else {"folder": str(folder)}
        write_lines([{"fixture": fixture, **result}])
    os._exit(0)


def write_lines(lines: Iterable[dict]) -> None:
    """Prints lines of JSON, each with one write, because several processes print."""
    for line in lines:
        os.write(1, f"{json.dumps(line)}\n".encode())


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", help="the folder for the miniatures")
    parser.add_argument("--only", action="append", default=[], metavar="FIXTURE", help="a fixture, or a folder of fixtures")
    parser.add_argument("--list", action="store_true", help="only print the fixtures that have a maker")
    options = parser.parse_args()
    if not options.list and not options.out:
        parser.error("--out is required")
    return options


def is_selected(fixture: str, only: list[str]) -> bool:
    return not only or any(fixture == one or fixture.startswith(one.rstrip("/") + "/") for one in only)


def tree_of(module: str) -> ast.Module:
    return ast.parse((HERE / f"{module}.py").read_text())


def fixtures_in(module: str) -> dict[str, str]:
    """
    The fixtures for which a module has makers, read from its `@miniature(...)` decorators without importing it, and what
    each of them gives as `stands_in`.
    """
    found = {}
    for node in ast.walk(tree_of(module)):
        for call in getattr(node, "decorator_list", []):
            if isinstance(call, ast.Call) and getattr(call.func, "id", None) == "miniature":
                reasons = [ast.literal_eval(word.value) for word in call.keywords if word.arg == "stands_in"]
                found |= {ast.literal_eval(arg): "".join(reasons) for arg in call.args}
    return found


SAMPLES = "samples"
"""The name of the sample images, sounds and videos, which belong to no fixture."""


def record_of(fixture: str) -> dict:
    """The record of a fixture. The families of `verify/src/matrix` have none: their makers know what they make."""
    if fixture == SAMPLES:
        return {}
    kind, library, name = fixture.split("/", 2)
    path = FIXTURES / kind / ("records.json" if kind == "app" else f"{library}/records.json")
    return json.loads(path.read_text()).get(name, {})


def key_of(module: str, record: dict) -> str:
    """A hash of everything that a miniature depends on: the code, the record, and the versions of the packages."""
    local, external = imports_of(module)
    texts = [(HERE / f"{name}.py").read_text() for name in sorted(local)]
    versions = [f"{name} {version_of(name)}" for name in sorted(external)]
    return hashlib.sha256(json.dumps([texts, versions, record]).encode()).hexdigest()[:12]


@functools.cache
def imports_of(module: str) -> tuple[set[str], set[str]]:
    """The modules of this folder that a module consists of, and the packages that they import."""
    local: set[str] = set()
    external: set[str] = set()
    collect_imports(module, local, external)
    return local - {"hub"}, external


def collect_imports(module: str, local: set[str], external: set[str]) -> None:
    """Adds a module, the modules of this folder that it imports, and the packages that they import."""
    local.add(module)
    if module == "hub":
        return
    for node in ast.walk(tree_of(module)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        for first, *rest in (name.split(".") for name in names):
            if first != "miniatures":
                external.add(first)
            elif rest and rest[0] not in local:
                collect_imports(rest[0], local, external)


DISTRIBUTIONS = importlib.metadata.packages_distributions()


def version_of(package: str) -> str:
    names = DISTRIBUTIONS.get(package)
    return importlib.metadata.version(names[0]) if names else ""


def make_in_fork(maker: Maker, record: dict, folder: Path) -> str | None:
    """Runs a maker in a fork, so that makers do not affect each other; returns the problem, if any."""
    missing = [name for name in maker.needs if importlib.util.find_spec(name) is None]
    if missing:
        return f"not installed: {', '.join(missing)}"
    draft = Path(tempfile.mkdtemp(prefix=DRAFT, dir=parent_of(folder)))
    for part in (REPOSITORIES, WORK):
        (draft / part).mkdir()
    try:
        problem = problem_of_maker(maker, record, draft)
        if problem:
            return problem
        for earlier in folder.parent.iterdir():
            if not earlier.name.startswith(DRAFT):
                shutil.rmtree(earlier, ignore_errors=True)
        (draft / REPOSITORIES).rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return None


def problem_of_maker(maker: Maker, record: dict, draft: Path) -> str | None:
    """Runs a maker in a fork, and stops it at its bounds with all that it has started."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os._exit(fill(maker, record, draft, writer))
    os.close(writer)
    problem = watched(child, reader, draft)
    os.close(reader)
    watch().end(child, str(draft), {child})
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return f"its process exited with status {status}" if problem is None else problem


def watched(child: int, reader: int, draft: Path) -> str | None:
    """What a maker reports, which is empty without a problem, or at which bound it must be stopped; None if it ended without a report."""
    bounds, reported = watch().Bounds(**BOUNDS), b""
    deadline = time.monotonic() + bounds.seconds
    while time.monotonic() < deadline:
        if select.select([reader], [], [], BETWEEN_LOOKS)[0]:
            piece = os.read(reader, 1 << 16)
            reported += piece
            if piece.endswith(END):  # processes that it started may keep the pipe open
                return reported.removesuffix(END).decode(errors="replace")
            if not piece:
                return None
        if reason := watch().excess(child, str(draft), bounds):
            return f"stopped: {reason}"
    return f"stopped: still running after {bounds.seconds:g} seconds"


END = b"\0"
"""Ends the report of a maker."""

REPOSITORIES, WORK = "repositories", "work"
DRAFT = "draft-"


def parent_of(folder: Path) -> Path:
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder.parent


def fill(maker: Maker, record: dict, draft: Path, writer: int) -> int:
    """In a fork: makes the repositories, with the output of the maker sent to standard error."""
    os.setsid()
    os.dup2(2, 1)
    os.chdir(draft / WORK)
    os.environ["TMPDIR"], tempfile.tempdir = str(draft / WORK), None
    problem = ""
    try:
        seed()
        hub = Hub(draft / REPOSITORIES)
        maker.make(hub, record)
        for id in hub.repos:
            add_card(hub.repo(id), record if id == record.get("id") else {})
        if not hub.repos:
            problem = f"{maker.module} made no repository"
    except BaseException as error:
        traceback.print_exc()
        problem = describe(error)
    sys.stderr.flush()
    os.write(writer, problem[:4000].encode() + END)
    os.close(writer)
    return 1 if problem else 0


def add_card(folder: Path, record: dict) -> None:
    """Writes a card with the fields of the record, unless the library has written one."""
    if (folder / "README.md").exists():
        return
    fields = {name: record[name] for name in ("pipeline_tag", "library_name", "tags") if record.get(name)}
    lines = [f"{name}: {json.dumps(value)}" for name, value in {**fields, "license": "apache-2.0"}.items()]
    (folder / "README.md").write_text("\n".join(["---", *lines, "---", "", "A miniature with random weights.", ""]))


def describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".strip()[:1000]


def seed() -> None:
    random.seed(0)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(0)
    if "torch" in sys.modules:
        sys.modules["torch"].manual_seed(0)


if __name__ == "__main__":
    main()
