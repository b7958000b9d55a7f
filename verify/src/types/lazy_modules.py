"""Finds imported names that do not exist in modules with a lazy `__getattr__` (PEP 562), for which a type checker accepts
every name: the source of the module must at least mention the name. Nothing is imported or executed.

Reads one JSON object per line, {"text": ..., "modules": [the lazy ones]}, and answers each with one: {} for a program
without a problem, or {"problem": ...}. Must run with the interpreter that has the packages.
"""

import ast
import functools
import json
import pathlib
import sys


def problem_of(text, lazy):
    """The problem of a program, or None."""
    for module, name in imported_names(ast.parse(text)):
        if module in lazy and name not in mentioned(module) and source_of(f"{module}.{name}") is None:
            return f'"{name}" is not named in module "{module}"'
    return None


def imported_names(tree):
    """The names that a program uses from modules, each with its module."""
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            modules.update({alias.asname or alias.name: alias.name for alias in node.names})
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in modules:
            yield modules[ast.unparse(node.value)], node.attr


@functools.lru_cache(maxsize=None)
def mentioned(module):
    """All names in the source of a module, including those in its strings."""
    source = source_of(module)
    return frozenset(word for node in ast.walk(ast.parse(source.read_bytes())) for word in words_of(node)) if source else ()


def words_of(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).split(".")[0]]
    return [word for word in (getattr(node, "id", None), getattr(node, "name", None)) if isinstance(word, str)]


def source_of(module):
    """The source file of a module; None if it is not written in Python."""
    for folder in filter(None, sys.path):
        path = pathlib.Path(folder, *module.split("."))
        for file in (path / "__init__.py", path.with_suffix(".py")):
            if file.is_file():
                return file
    return None


for line in sys.stdin:
    program = json.loads(line)
    problem = problem_of(program["text"], program["modules"])
    print(json.dumps({"problem": problem} if problem else {}), flush=True)
