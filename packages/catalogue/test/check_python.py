"""Reads snippets back with Python's own parser.

Standard input: a JSON list of {"source", "benign"?, "from"?, "to"?}. Standard output: a JSON list with, for each, the
list of what is wrong: it does not parse, uses a name before it has one, or differs from the benign source in more
than the text that was replaced in its strings.
"""

import ast
import builtins
import json
import sys


def defined_by(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            yield (node.asname or node.name).split(".")[0]
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


def undefined_names(tree):
    known = set(dir(builtins))
    for statement in tree.body:
        own = set(defined_by(statement)) if not isinstance(statement, (ast.Assign, ast.Expr)) else set(inner(statement))
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in known | own:
                yield node.id
        known |= set(defined_by(statement))


def inner(statement):
    for node in ast.walk(statement):
        if isinstance(node, ast.comprehension):
            yield from defined_by(node.target)


def strings(tree):
    return [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def shape(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def wrong(snippet):
    try:
        tree = ast.parse(snippet["source"])
    except (SyntaxError, ValueError) as error:
        return [f"does not parse: {error}"]
    problems = [f"undefined name: {name}" for name in undefined_names(tree)]
    if "benign" in snippet:
        benign = ast.parse(snippet["benign"])
        expected = [text.replace(snippet["from"], snippet["to"]) for text in strings(benign)]
        if strings(tree) != expected:
            problems.append("a value arrives altered")
        if shape(tree) != shape(benign):
            problems.append("a value became code")
    return problems


print(json.dumps([wrong(snippet) for snippet in json.load(sys.stdin)]))
