"""Gives the syntax trees of Python programs.

Standard input: a JSON list of sources. Standard output: a JSON list of trees, where a node is an object of its fields,
with its class under "type" and the column it begins in under "column".
"""

import ast
import json
import sys


def plain(node):
    if isinstance(node, list):
        return [plain(item) for item in node]
    if not isinstance(node, ast.AST):
        return node if isinstance(node, (str, int, float, bool, type(None))) else repr(node)
    fields = {name: plain(value) for name, value in ast.iter_fields(node)}
    return {"type": type(node).__name__, "column": getattr(node, "col_offset", None), **fields}


print(json.dumps([plain(ast.parse(source)) for source in json.load(sys.stdin)]))
