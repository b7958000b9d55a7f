"""Writes `accepted.json`: what functions behind `**kwargs` accept, as the sources of the installed packages say.

Run it with the interpreter of the type checks, then review the difference; `verify/README.md` has the command. Nothing is
imported or executed but the list of callees.
"""

import ast
import fnmatch
import functools
import importlib.metadata
import json
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).parent))
from callees import CALLEES  # noqa: E402

HERE = pathlib.Path(__file__).parent
PACKAGES = next(pathlib.Path(one) for one in sys.path if one.endswith("site-packages"))


def definitions(body, prefix=""):
    """The functions and classes of a module, with their names inside it."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield prefix + node.name, node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, (ast.If, ast.Try)):
            yield from definitions(node.body, prefix)


def signature(node):
    if isinstance(node, ast.ClassDef):
        return
    own = node.args
    yield from (one.arg for one in [*own.posonlyargs, *own.args, *own.kwonlyargs] if one.arg not in ("self", "cls"))


def documented(node):
    """The names before a type in brackets or a colon, in the lines of a docstring that lists arguments."""
    text = ast.get_docstring(node) or ""
    for name in re.findall(r"^[ \t]*[-:]?(?:param )?`{0,2}(\w+)`{0,2}\s?(?:\([^)\n]*\)+\s*:?|:)", text, re.M):
        if name.islower() and not name.startswith("http"):
            yield name


def taken(node):
    """The names that a function takes out of its `kwargs`."""
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in ("pop", "get", "setdefault"):
            if ast.unparse(one.func.value).endswith("kwargs") and one.args and isinstance(one.args[0], ast.Constant):
                yield one.args[0].value
        elif isinstance(one, ast.Compare) and isinstance(one.left, ast.Constant) and isinstance(one.left.value, str):
            if ast.unparse(one.comparators[0]).endswith("kwargs"):
                yield one.left.value
        elif isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Constant) and isinstance(one.slice.value, str):
            if ast.unparse(one.value).endswith("kwargs"):
                yield one.slice.value


def fields(node):
    for one in ast.walk(node):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            yield one.target.id
        elif isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and ast.unparse(one.value) == "self":
            yield one.attr
    yield from documented(node)


def keys(node):
    """The keys of the dictionaries in a function."""
    for one in ast.walk(node):
        if isinstance(one, ast.Dict):
            yield from (key.value for key in one.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def defaults(node):
    """The defaults of a function that are literals, by the name of the argument."""
    if not isinstance(node, ast.ClassDef):
        own = node.args
        positional = [*own.posonlyargs, *own.args]
        pairs = [*zip(positional[len(positional) - len(own.defaults) :], own.defaults), *zip(own.kwonlyargs, own.kw_defaults)]
        yield from ((one.arg, default if is_plain(one) else None) for one, default in pairs if default is not None)
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in ("pop", "get"):
            if ast.unparse(one.func.value).endswith("kwargs") and len(one.args) == 2 and isinstance(one.args[0], ast.Constant):
                yield one.args[0].value, one.args[1]


def is_plain(argument):
    """Whether an argument has no annotation, or one that names a single plain type."""
    text = ast.unparse(argument.annotation) if argument.annotation else ""
    return re.fullmatch(r"(Optional\[)?(bool|int|float|str)?\]?( \| None)?", text) is not None


def kinds(file, name):
    """The kind of argument that the defaults of a place show, where they agree: a switch, a number or a text."""
    found = {}
    for node in found_in(file, name):
        for word, default in defaults(node):
            kind = KINDS.get(type(default.value)) if isinstance(default, ast.Constant) else None
            found.setdefault(word, set()).add(kind)
    return {word: own.pop() for word, own in found.items() if len(own) == 1 and own != {None}}


KINDS = {bool: "switch", int: "number", float: "number", str: "text"}

READERS = {"m": keys, "s": signature, "d": documented, "k": taken, "f": fields}


@functools.lru_cache(maxsize=None)
def parsed(path):
    return list(definitions(ast.parse(path.read_bytes()).body))


def found_in(file, name):
    """The definitions of a place; fails if there is none."""
    found = [node for path in sorted(PACKAGES.glob(file)) for own, node in parsed(path) if fnmatch.fnmatchcase(own, name)]
    if not found:
        raise SystemExit(f"{file} has no definition {name}")
    return found


def read(file, name, ways):
    """The names that the definitions of a place state."""
    names = {str(word) for node in found_in(file, name) for way in ways for word in READERS[way](node)}
    return sorted(word for word in names if word.isidentifier() and not word.startswith("_"))


def version_of(package):
    distribution = importlib.metadata.packages_distributions().get(package, [package])[0]
    return importlib.metadata.version(distribution)


def main():
    callees, places = {}, {}
    for own in CALLEES.values():
        for callee, rows in own.items():
            callees[callee] = [f"{file}: {name}" for file, name, _ in rows]
            for file, name, ways in rows:
                places.setdefault(f"{file}: {name}", set()).update(read(file, name, ways))
    packages = sorted({place.split("/")[0] for place in places})
    table = {
        "packages": {package: version_of(package) for package in packages},
        "places": {place: sorted(words) for place, words in sorted(places.items())},
        "kinds": {place: kinds(*place.split(": ")) for place in sorted(places)},
        "callees": callees,
    }
    lines = [f'"{part}": {{\n' + ",\n".join(f"\t\t{json.dumps(k)}: {json.dumps(v)}" for k, v in rows.items()) + "\n\t}" for part, rows in table.items()]
    (HERE / "accepted.json").write_text("{\n\t" + ",\n\t".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
