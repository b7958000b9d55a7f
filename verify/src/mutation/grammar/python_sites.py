"""Finds the places of Python programs in which defects can be planted, in their syntax trees. Nothing is executed.

Reads one JSON object per line, {"text": ...}, and answers each with one: {"sites": [{"at", "ranges", "text", ...}]}, where
a range counts UTF-16 units, as JavaScript does, and with the digest of its tree. A program that does not parse has neither.
"""

import ast
import hashlib
import io
import json
import sys
import tokenize


class Text:
    """A program, with the positions of its tree as UTF-16 offsets."""

    def __init__(self, text):
        self.text, self.encoded = text, text.encode("utf-16-le")
        self.starts, self.lines = [0], text.split("\n")
        for line in self.lines:
            self.starts.append(self.starts[-1] + units(line) + 1)

    def offset(self, line, column):
        """The offset of a position of `ast`, whose columns count bytes."""
        before = self.lines[line - 1].encode()[:column].decode() if line <= len(self.lines) else ""
        return self.starts[line - 1] + units(before)

    def start(self, node):
        return self.offset(node.lineno, node.col_offset)

    def end(self, node):
        return self.offset(node.end_lineno, node.end_col_offset)

    def range(self, node):
        return [self.start(node), self.end(node)]

    def source(self, node):
        return self.encoded[2 * self.start(node) : 2 * self.end(node)].decode("utf-16-le")


def units(text):
    return len(text.encode("utf-16-le")) // 2


def answer(text):
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return {"sites": []}
    return {"sites": sites_of(tree, text), "tree": hashlib.sha256(ast.dump(tree).encode()).hexdigest()}


def sites_of(tree, text):
    own = Text(text)
    headers = {id(node) for node in headers_in(tree)}
    found = [*imports(tree, own), *settings(tree, own), *tokens(own)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found.extend(arguments(node, own))
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            end = own.end(node)
            found.append(site("member", [end - units(node.attr), end], node.attr, own))
        elif isinstance(node, ast.Dict):
            found.extend(fields(node, own, id(node) in headers))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(site("string", own.range(node), own.source(node), own, value=node.value))
        elif isinstance(node, ast.JoinedStr):
            found.append(site("string", own.range(node), own.source(node), own, value=ast.unparse(node)))
    return [one for one in found if one is not None]


def site(at, place, text, own, **more):
    return {"at": at, "ranges": [place], "text": text, **more}


def arguments(call, own):
    """The arguments of a call: their names, their literals, and each with the comma that goes with it."""
    ordered = sorted([*call.args, *call.keywords], key=own.start)
    for at, one in enumerate(ordered):
        value = one.value if isinstance(one, ast.keyword) else one
        if isinstance(one, ast.keyword) and one.arg is not None:
            start = own.start(one)
            yield site("keyword", [start, start + units(one.arg)], one.arg, own)
        if isinstance(value, ast.Constant) and value.value is not Ellipsis:
            yield site("literal", own.range(value), own.source(value), own)
        if at + 1 < len(ordered):
            place = [own.start(one), own.start(ordered[at + 1])]
        elif at > 0:
            place = [own.end(ordered[at - 1]), own.end(one)]
        else:
            place = [own.end(call.func) + 1, own.end(call) - 1]
        yield site("argument", place, own.source(one), own)


def fields(node, own, is_header):
    """The keys of a dictionary, and each with its value."""
    for at, (key, value) in enumerate(zip(node.keys, node.values)):
        if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
            continue
        last = at + 1 == len(node.keys)
        stop = own.end(node) - 1 if last else own.start(node.keys[at + 1] or node.values[at + 1])
        yield site("header" if is_header else "field", own.range(key), own.source(key), own, value=key.value)
        yield site("pair", [own.start(key), stop], key.value, own, header=is_header)


def headers_in(tree):
    """The dictionaries that are sent as headers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in ("headers", "default_headers", "extra_headers"):
            yield node.value
        elif isinstance(node, ast.Assign) and any(isinstance(one, ast.Name) and "headers" in one.id for one in node.targets):
            yield node.value


def imports(tree, own):
    """The imported names with all their uses, and the import statements."""
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield site("statement", [own.start(node), own.end(node) + 1], own.source(node), own)
        if isinstance(node, ast.Import):
            yield from (module_with_uses(tree, alias.name, own.start(alias), own) for alias in node.names if alias.asname is None)
            continue
        if not isinstance(node, ast.ImportFrom):
            continue
        start = own.start(node) + len("from ")
        yield site("module", [start, start + units(node.module)], node.module, own)
        for alias in node.names:
            start = own.start(alias)
            uses = [own.range(one) for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == alias.name]
            ranges = [[start, start + units(alias.name)], *(uses if alias.asname is None else [])]
            yield {"at": "import", "ranges": ranges, "text": alias.name, "module": node.module}


def module_with_uses(tree, name, start, own):
    uses = [own.range(one) for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == name]
    return {"at": "module", "ranges": [[start, start + units(name)], *uses], "text": name}


def settings(tree, own):
    """Settings that modules read when they are imported, each with the end of the imports that follow it."""
    for at, node in enumerate(tree.body):
        if not isinstance(node, (ast.Assign, ast.Expr)) or not own.source(node).startswith("os.environ"):
            continue
        later = [one for one in tree.body[at:] if isinstance(one, (ast.Import, ast.ImportFrom))]
        if later:
            yield {
                "at": "setting",
                "ranges": [[own.start(node), own.end(node) + 1]],
                "text": own.source(node),
                "paste": own.end(later[-1]) + 1,
            }


def tokens(own):
    """The brackets, commas, names and keywords of the program, one by one."""
    names = {"import", "from", "with", "as", "for", "in", "def", "return", "if", "else"}
    for token in tokenize.generate_tokens(io.StringIO(own.text).readline):
        is_sign = token.type == tokenize.OP and token.string in "()[]{},:="
        if is_sign or (token.type == tokenize.NAME and token.string in names):
            yield site("token", [place(token.start, own), place(token.end, own)], token.string, own)
    tree = ast.parse(own.text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield site("name", own.range(node), node.id, own)


def place(position, own):
    line, column = position
    return own.starts[line - 1] + units(own.lines[line - 1][:column])


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line)["text"])), flush=True)
