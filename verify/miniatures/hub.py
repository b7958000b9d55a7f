"""Makes miniatures: tiny model repositories with random weights, one set for each fixture of load snippets.

Every module beside this file registers makers. A maker fills the repositories that the snippets of one fixture, all
its variants and titles, read:

    from miniatures.hub import miniature

    @miniature("load/timm/image-classification", needs=["timm"])
    def image_classification(hub, record):
        folder = hub.repo(record["id"])      # an empty folder, a pathlib.Path
        base = hub.repo("acme/base")         # a further repository, of this fixture alone

A module may be called like the library it serves (`timm.py`): it is `miniatures.timm`, and `import timm` is the library.
What several modules use stands in a module without makers, as `miniatures.words`. A maker works alone: what it writes is no other fixture's, whatever the ids. It is made again only when its module, a
module of this folder that it imports, its record or a version of what it needs has changed.

    python verify/miniatures/hub.py --out FOLDER [--only load/timm]...     a line of JSON for each maker
    python verify/miniatures/hub.py --list                                 the fixtures that have a maker
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
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parent.parent / "fixtures"

# What the maker's libraries may otherwise do: ask another host, or answer differently from one run to the next.
SETTINGS = {"HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false", "CUDA_VISIBLE_DEVICES": "", "PYTHONHASHSEED": "0"}


@dataclass(frozen=True)
class Maker:
    """A function that fills the repositories of one fixture."""

    row: str
    """`load/<library>/<fixture>`."""
    module: str
    """The module it stands in, by name."""
    needs: tuple[str, ...]
    """The Python modules it cannot work without."""
    make: Callable


MAKERS: dict[str, Maker] = {}


def miniature(*rows: str, needs: list[str] = []) -> Callable:
    """Registers a maker for fixtures, each given as a plain text. Raises ValueError for a fixture that has one already."""

    def register(make: Callable) -> Callable:
        for row in rows:
            if row in MAKERS:
                raise ValueError(f"{row}: {MAKERS[row].module} and {make.__module__} both make it")
            MAKERS[row] = Maker(row, make.__module__, tuple(needs), make)
        return make

    return register


@dataclass
class Hub:
    """The repositories of one fixture, while its maker fills them."""

    root: Path
    repos: list[str] = field(default_factory=list)

    def repo(self, id: str) -> Path:
        """The folder of a repository, made empty when it is first asked for."""
        owner, _, name = id.partition("/")
        if not name or "/" in name or ".." in id:
            raise ValueError(f"{id!r}: a repository is called owner/name")
        folder = self.root / owner / name
        if id not in self.repos:
            self.repos.append(id)
            folder.mkdir(parents=True)
        return folder

    def scratch(self) -> Path:
        """A folder for what is not to be served."""
        return Path(tempfile.mkdtemp())


def main() -> None:
    options = parsed()
    os.environ.update(SETTINGS)
    sys.path[:] = [str(HERE.parent), *(path for path in sys.path if Path(path).resolve() != HERE)]
    sys.modules["miniatures.hub"] = sys.modules["__main__"]  # the makers register here, not in a second copy
    rows = {name: rows_in(name) for name in sorted(path.stem for path in HERE.glob("*.py"))}
    if options.list:
        print("\n".join(row for own in rows.values() for row in own))
        return
    work = {name: [row for row in own if asked(row, options.only)] for name, own in rows.items()}
    make_all({name: own for name, own in work.items() if own}, Path(options.out))


def make_all(work: dict[str, list[str]], out: Path) -> None:
    """Prints a line for each row. Every module has a process of its own: what one imports may not suit the next."""
    plans = {name: plan(name, rows, out) for name, rows in work.items()}
    for name, folders in plans.items():
        tell({"row": row, "folder": str(folder)} for row, folder in folders.items() if folder.is_dir())
    due = {name: {row: folder for row, folder in plans[name].items() if not folder.is_dir()} for name in plans}
    due = {name: folders for name, folders in due.items() if folders}
    if any("torch" in imports_of(name)[1] or "transformers" in imports_of(name)[1] for name in due):
        load_once("torch", "transformers.modeling_utils")
    running: dict[int, str] = {}
    for name, folders in due.items():
        while len(running) >= AT_A_TIME:
            reap(running, due)
        child = os.fork()
        if child == 0:
            work_off(name, folders)
        running[child] = name
    while running:
        reap(running, due)


AT_A_TIME = 2
SECONDS = 600
"""How long one maker may take."""


def plan(module: str, rows: list[str], out: Path) -> dict[str, Path]:
    """The folder that each row has when it is made."""
    return {row: out / row / key_of(module, record_of(row)) for row in rows}


def load_once(*modules: str) -> None:
    """Loads in this process what most of its children need; each would take seconds to do it itself."""
    for name in modules:
        try:
            importlib.import_module(name)
        except ImportError:
            return  # whoever needs it says so


def reap(running: dict[int, str], due: dict[str, dict[str, Path]]) -> None:
    """Waits for a module to be done, and speaks for one whose process did not live to do so."""
    child, status = os.wait()
    name, code = running.pop(child), os.waitstatus_to_exitcode(status)
    if code != 0:
        left = [row for row, folder in due[name].items() if not folder.is_dir()]
        tell({"row": row, "problem": f"{name}.py: its process ended with {code}"} for row in left)


def work_off(module: str, folders: dict[str, Path]) -> None:
    """In the child: makes the rows of a module; never returns."""
    try:
        importlib.import_module(f"miniatures.{module}")
    except Exception as error:  # a library that is not installed, or that another one breaks
        tell({"row": row, "problem": f"{module}.py: {said(error)}"} for row in folders)
        os._exit(0)
    for row, folder in folders.items():
        problem = make_apart(MAKERS[row], record_of(row), folder)
        tell([{"row": row, "problem": problem} if problem else {"row": row, "folder": str(folder)}])
    os._exit(0)


def tell(lines: Iterable[dict]) -> None:
    """Prints lines of JSON, each in one piece: several processes print."""
    for line in lines:
        os.write(1, f"{json.dumps(line)}\n".encode())


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", help="the folder they are kept in")
    parser.add_argument("--only", action="append", default=[], metavar="ROW", help="a fixture, or what its name begins with")
    parser.add_argument("--list", action="store_true", help="only say which fixtures have a maker")
    options = parser.parse_args()
    if not options.list and not options.out:
        parser.error("--out: where are they to be kept?")
    return options


def asked(row: str, only: list[str]) -> bool:
    return not only or any(row == one or row.startswith(one.rstrip("/") + "/") for one in only)


def tree_of(module: str) -> ast.Module:
    return ast.parse((HERE / f"{module}.py").read_text())


def rows_in(module: str) -> list[str]:
    """The fixtures for which a module has makers, read off its `@miniature(...)` lines without importing it."""
    found = []
    for node in ast.walk(tree_of(module)):
        for call in getattr(node, "decorator_list", []):
            if isinstance(call, ast.Call) and getattr(call.func, "id", None) == "miniature":
                found += [ast.literal_eval(arg) for arg in call.args]
    return found


SAMPLES = "samples"
"""The one row that is no fixture: the pictures, sounds and films that snippets are tried on."""


def record_of(row: str) -> dict:
    if row == SAMPLES:
        return {}
    kind, library, fixture = row.split("/", 2)
    records = json.loads((FIXTURES / kind / library / "records.json").read_text())
    if fixture not in records:
        raise ValueError(f"{row}: fixtures/{kind}/{library}/records.json has no record {fixture}")
    return records[fixture]


def key_of(module: str, record: dict) -> str:
    """Changes when what a maker makes may change: its code, its record, the versions of what it uses."""
    beside, outside = imports_of(module)
    texts = [(HERE / f"{name}.py").read_text() for name in sorted(beside)]
    versions = [f"{name} {version_of(name)}" for name in sorted(outside)]
    return hashlib.sha256(json.dumps([texts, versions, record]).encode()).hexdigest()[:12]


@functools.cache
def imports_of(module: str) -> tuple[set[str], set[str]]:
    """What a module is made of: itself and the modules beside it that it imports, and the packages they use."""
    beside: set[str] = set()
    outside: set[str] = set()
    follow(module, beside, outside)
    return beside - {"hub"}, outside


def follow(module: str, beside: set[str], outside: set[str]) -> None:
    """Gathers what a module imports: the modules beside it, and the packages it and they use."""
    beside.add(module)
    if module == "hub":
        return
    for node in ast.walk(tree_of(module)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        for first, *rest in (name.split(".") for name in names):
            if first != "miniatures":
                outside.add(first)
            elif rest and rest[0] not in beside:
                follow(rest[0], beside, outside)


DISTRIBUTIONS = importlib.metadata.packages_distributions()


def version_of(package: str) -> str:
    names = DISTRIBUTIONS.get(package)
    return importlib.metadata.version(names[0]) if names else ""


def make_apart(maker: Maker, record: dict, folder: Path) -> str | None:
    """Runs a maker in a process of its own, so that none meets what another left behind; what went wrong, if anything."""
    missing = [name for name in maker.needs if importlib.util.find_spec(name) is None]
    if missing:
        return f"not installed: {', '.join(missing)}"
    draft = Path(tempfile.mkdtemp(prefix=DRAFT, dir=parent_of(folder)))
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os._exit(fill(maker, record, draft, writer))
    os.close(writer)
    with os.fdopen(reader) as pipe:
        problem = pipe.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if problem or status != 0:
        shutil.rmtree(draft, ignore_errors=True)
        late = f"{maker.module}.py took more than {SECONDS} seconds"
        return problem or (late if status == -signal.SIGALRM else f"its process ended with {status}")
    for earlier in folder.parent.iterdir():
        if not earlier.name.startswith(DRAFT):
            shutil.rmtree(earlier, ignore_errors=True)
    draft.rename(folder)
    return None


DRAFT = "draft-"


def parent_of(folder: Path) -> Path:
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder.parent


def fill(maker: Maker, record: dict, draft: Path, writer: int) -> int:
    """In the child: makes the repositories, with the maker's own output among the errors."""
    signal.alarm(SECONDS)
    os.dup2(2, 1)
    problem = ""
    try:
        seed()
        hub = Hub(draft)
        maker.make(hub, record)
        for id in hub.repos:
            give_card(hub.repo(id), record if id == record.get("id") else {})
        if not hub.repos:
            problem = f"{maker.module} made no repository"
    except BaseException as error:
        traceback.print_exc()
        problem = said(error)
    os.write(writer, problem[:4000].encode())
    os.close(writer)
    sys.stderr.flush()
    return 1 if problem else 0


def give_card(folder: Path, record: dict) -> None:
    """A repository has a card; one that its library did not write says what the record says."""
    if (folder / "README.md").exists():
        return
    said = {name: record[name] for name in ("pipeline_tag", "library_name", "tags") if record.get(name)}
    lines = [f"{name}: {json.dumps(value)}" for name, value in {**said, "license": "apache-2.0"}.items()]
    (folder / "README.md").write_text("\n".join(["---", *lines, "---", "", "A miniature with random weights.", ""]))


def said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".strip()[:1000]


def seed() -> None:
    random.seed(0)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(0)
    if "torch" in sys.modules:
        sys.modules["torch"].manual_seed(0)


if __name__ == "__main__":
    main()
