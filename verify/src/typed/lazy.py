"""Finds names that programs take from modules which make their names only when asked (PEP 562), and which do not
even mention them: there a type checker believes every name. Nothing is imported or run.

Reads one JSON object a line, {"id": ..., "text": ..., "modules": [those that are so]}, and answers each with one:
{"id": ...} for a program that is right, {"id": ..., "problem": ...} for one that is not. Run it with the interpreter
whose packages count.
"""

import ast
import functools
import json
import pathlib
import sys


def problem_of(text, lazy):
    """What is wrong with a program, or None."""
    for module, name in taken(ast.parse(text)):
        if module in lazy and name not in mentioned(module) and source_of(f"{module}.{name}") is None:
            return f'"{name}" is not named in module "{module}"'
    return None


def taken(tree):
    """The names that a program takes from modules, each with its module."""
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
    """All names in the text of a module, those in its strings too."""
    source = source_of(module)
    return frozenset(word for node in ast.walk(ast.parse(source.read_bytes())) for word in words_of(node)) if source else ()


def words_of(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).split(".")[0]]
    return [word for word in (getattr(node, "id", None), getattr(node, "name", None)) if isinstance(word, str)]


def source_of(module):
    """The file of a module; None where it is not Python's own text."""
    for folder in filter(None, sys.path):
        place = pathlib.Path(folder, *module.split("."))
        for file in (place / "__init__.py", place.with_suffix(".py")):
            if file.is_file():
                return file
    return None


for line in sys.stdin:
    program = json.loads(line)
    problem = problem_of(program["text"], program["modules"])
    print(json.dumps({"id": program["id"], **({"problem": problem} if problem else {})}), flush=True)
