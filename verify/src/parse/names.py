"""Parses Python programs and finds undefined names in them.

Reads one JSON object per line, {"text": ...}, and answers each with one: {} for a program without a problem, or
{"problem": ...}.
"""

import ast
import builtins
import json
import symtable
import sys
import warnings

KNOWN = frozenset(dir(builtins)) | {"__name__", "__file__", "__doc__"}


def problem_of(text):
    """The problem of a program, or None."""
    try:
        tree = ast.parse(text)
        compile(tree, "<snippet>", "exec")
        table = symtable.symtable(text, "<snippet>", "exec")
    except (SyntaxError, ValueError, Warning) as error:
        return f"{type(error).__name__}: {error}"
    if any(alias.name == "*" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names):
        return "it imports everything (*), so its names cannot be checked"
    defined = {symbol.get_name() for symbol in table.get_symbols() if is_bound(symbol)} | declared_global(table)
    missing = sorted(undefined(table, defined | KNOWN))
    if missing:
        return f"undefined: {', '.join(missing)}"
    early = sorted(used_early(tree, defined))
    return f"used before it is defined: {', '.join(early)}" if early else None


def is_bound(symbol):
    return symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()


def declared_global(table):
    """The module-level names that functions define after a `global` statement."""
    own = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_declared_global() and is_bound(symbol)}
    return own.union(*(declared_global(child) for child in table.get_children()))


def undefined(table, known):
    """The names that a scope or its inner scopes use from the module or the builtins, but that are not known there."""
    found = set()
    for symbol in table.get_symbols():
        is_outer = symbol.is_global() or table.get_type() == "module"
        if is_outer and symbol.is_referenced() and symbol.get_name() not in known:
            found.add(symbol.get_name())
    return found.union(*(undefined(child, known) for child in table.get_children()))


def used_early(tree, defined):
    """Module-level names that module-level code uses before the first statement that binds them."""
    first = {}
    for statement in ast.walk(tree):
        for name, position in bindings(statement):
            first[name] = min(position, first.get(name, position))
    return {
        node.id
        for node in read_at_import(tree)
        if node.id in defined and (node.lineno, node.col_offset) < first.get(node.id, (0, 0))
    }


DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
ASSIGNMENTS = (ast.Assign, ast.AnnAssign, ast.NamedExpr)


def bindings(node):
    """The names that a statement binds, each with the position at which it is bound."""
    start = (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            yield (alias.asname or alias.name).split(".")[0], start
    elif isinstance(node, DEFINITIONS):
        yield node.name, start
    elif isinstance(node, ast.ExceptHandler) and node.name:
        yield node.name, start
    elif isinstance(node, ASSIGNMENTS):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            yield from names_in(target, (node.end_lineno, node.end_col_offset))
    elif isinstance(node, (ast.For, ast.AsyncFor)):
        yield from names_in(node.target, (node.target.lineno, node.target.col_offset))
    elif isinstance(node, ast.withitem) and node.optional_vars:
        yield from names_in(node.optional_vars, (node.optional_vars.lineno, node.optional_vars.col_offset))


def names_in(target, position):
    for node in ast.walk(target):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, position


def read_at_import(node, own=frozenset()):
    """The names read while the module is executed, outside functions; `own` holds the variables of comprehensions."""
    if isinstance(node, ast.Name):
        if isinstance(node.ctx, ast.Load) and node.id not in own:
            yield node
        return
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        return
    if isinstance(node, COMPREHENSIONS):
        own = own.union(*({name for name, _ in names_in(part.target, None)} for part in node.generators))
    for child in ast.iter_child_nodes(node):
        yield from read_at_import(child, own)


def main():
    warnings.simplefilter("error")
    for line in sys.stdin:
        problem = problem_of(json.loads(line)["text"])
        print(json.dumps({"problem": problem} if problem else {}), flush=True)


if __name__ == "__main__":
    main()
