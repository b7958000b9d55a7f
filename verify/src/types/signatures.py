"""Compares calls with the functions of that name in the sources of packages: a call that fits none of them is wrong. A type
checker does not see these where a result has no type. Nothing is imported or executed.
"""

import ast
import builtins
import re

# Longer ones are left out, so that nothing is said about calls of them.
LONGEST = 20_000
# The members of built-in types; a method of this name may be theirs.
BUILT_IN = frozenset(word for one in vars(builtins).values() if isinstance(one, type) for word in dir(one))


def name_of(call):
    """The last name of a function."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


class Signatures:
    """The functions that packages define, by package and name, among those that programs call."""

    def __init__(self, programs):
        wanted = {re.escape(name_of(call)) for program in programs for call in known(program)}
        names = "|".join(sorted(wanted)).encode()
        self.definition = re.compile(rb"^([ \t]*)(?:async )?(def|class) (%s)\b" % names, re.M) if wanted else None
        self.assigned = re.compile(rb"^[ \t]+self\.(%s)[ \t]*=(?!=)" % names, re.M) if wanted else None
        self.found = {}

    def read(self, package, text):
        """Adds the functions that a file of a package defines."""
        if self.definition is None:
            return
        for match in self.assigned.finditer(text):
            # What is assigned may be any function.
            self.found.setdefault((package, match[1].decode()), []).append(None)
        for match in self.definition.finditer(text):
            indent, kind, name = match[1], match[2], match[3].decode()
            for place in [match.start(3)] if kind == b"def" else constructors_in(text, match.end(), indent):
                header = header_at(text, place)
                self.found.setdefault((package, name), []).append(header and Signature(header))

    def of(self, call, path, packages, common):
        """The functions that a call may mean; none if that is not known."""
        root = path.split(".")[0]
        direct = "()" not in path and root in packages
        places = [root] if direct else [*packages, *common]
        found = [one for place in places for one in self.found.get((place, name_of(call)), ())]
        return [] if None in found else found

    def problem(self, program, packages, common):
        """The first call that fits no function of its name."""
        for call in judged(program):
            path = program.path(call.func)
            problems = [one.problem(call) for one in self.of(call, path, packages, common)]
            if problems and all(problems):
                return f"line {call.lineno}: {name_of(call)} {problems[0]}"
        return self.without_device(program, packages, common)

    def without_device(self, program, packages, common):
        """A call that leaves out the device that the program gives to others, although its function takes one."""
        given = [call for call in program.calls if any(one.arg == "device" == getattr(one.value, "id", None) for one in call.keywords)]
        for call in known(program) if given else ():
            root = program.path(call.func).split(".")[0]
            functions = [] if root in common else self.of(call, program.path(call.func), packages, common)
            if functions and call not in given and all(one.leaves_out("device", call) for one in functions):
                return f"line {call.lineno}: {name_of(call)} is not given the device"
        return None


def known(program):
    """The calls whose function has a name that a package may define."""
    for call in program.calls:
        own = isinstance(call.func, ast.Name) and not re.fullmatch(r"\w+(\.\w+)+", program.path(call.func))
        if name_of(call) and not own and name_of(call) not in BUILT_IN:
            yield call


def judged(program):
    """Those of them whose arguments are all written out."""
    for call in known(program):
        if not any(isinstance(one, ast.Starred) for one in call.args) and all(one.arg is not None for one in call.keywords):
            yield call


def constructors_in(text, start, indent):
    """Where a class defines what it is made with: once, or for each overload."""
    end = re.compile(rb"^%s\S" % indent, re.M).search(text, text.find(b"\n", start) + 1)
    pattern = re.compile(rb"^%s[ \t]+def (__init__)\(" % indent, re.M)
    return [found.start(1) for found in pattern.finditer(text, start, end.start() if end else len(text))]


def header_at(text, start):
    """The arguments of a function as a tree; None if they are not understood."""
    depth, position = 0, text.find(b"(", start)
    for match in re.compile(rb"[()\[\]{}]").finditer(text, position, position + LONGEST):
        depth += 1 if match[0] in b"([{" else -1
        if depth == 0:
            try:
                return ast.parse(b"def f" + text[position : match.end()] + b": pass").body[0].args
            except (SyntaxError, ValueError):
                return None
    return None


class Signature:
    """What a function takes."""

    def __init__(self, own):
        positional = [*own.posonlyargs, *own.args]
        optional = len(own.defaults)
        is_method = bool(positional) and positional[0].arg in ("self", "cls")
        self.required = {one.arg for one in positional[is_method : len(positional) - optional]}
        self.required |= {one.arg for one, default in zip(own.kwonlyargs, own.kw_defaults) if default is None}
        defaults = dict(zip([one.arg for one in positional[len(positional) - optional :]], own.defaults))
        defaults |= {one.arg: default for one, default in zip(own.kwonlyargs, own.kw_defaults)}
        self.positional = [one.arg for one in positional[is_method:]]
        self.kinds = {one.arg: kinds_of(one.annotation, defaults.get(one.arg)) for one in [*positional, *own.kwonlyargs]}
        self.any_positional, self.any_keyword = own.vararg is not None, own.kwarg is not None

    def problem(self, call):
        """Why a call does not fit; None if it does."""
        if len(call.args) > len(self.positional) and not self.any_positional:
            return f"takes {len(self.positional)} arguments in order, not {len(call.args)}"
        given = dict(zip(self.positional, call.args))
        named = {one.arg: one.value for one in call.keywords}
        open_names = set(self.kinds) - set(given) - set(named)
        for name in named:
            similar = next((one for one in sorted(open_names) if is_slip(name, one)), None)
            if name not in self.kinds and (similar or not self.any_keyword):
                return f'takes no "{name}"' + (f'; it takes "{similar}"' if similar else "")
        missing = sorted(self.required - set(given) - set(named))
        if missing and not (self.any_positional and len(call.args) > len(self.positional)):
            return f'is called without "{missing[0]}"'
        for name, value in {**given, **named}.items():
            kind = kind_of(value)
            if kind is not None and kind not in self.kinds.get(name, EVERY):
                return f'takes no {kind} as "{name}"'
        return None

    def leaves_out(self, name, call):
        """Whether a call does not give an argument that it takes."""
        named = [one.arg for one in call.keywords]
        return name in self.kinds and name not in [*self.positional[: len(call.args)], *named]


EVERY = frozenset(("text", "number", "switch", "list"))
KINDS = {str: "text", int: "number", float: "number", bool: "switch"}
# The kinds of literals that a type has. Whole numbers and switches are given for each other.
TYPES = {
    **dict.fromkeys(("str", "Path", "PathLike", "bytes"), {"text"}),
    **dict.fromkeys(("int", "float", "bool"), {"number", "switch"}),
    **dict.fromkeys(("List", "list", "Tuple", "tuple", "Sequence", "Iterable", "Dict", "dict", "Mapping"), {"list"}),
    **dict.fromkeys(("None", "Optional", "Union", "os", "pathlib", "typing", "t"), set()),
}


def kinds_of(annotation, default):
    """The kinds of literals that an argument may be, as its type says, or else its default."""
    if annotation is not None:
        words = re.findall(r"\w+", ast.unparse(annotation))
        found = set().union(*(TYPES[one] for one in words)) if words and all(one in TYPES for one in words) else set()
        if "list" in found and "text" not in found:
            return frozenset(found | {"text"})  # A text is a sequence, too.
        return frozenset(found) or EVERY
    return DEFAULTS.get(kind_of(default), EVERY)


# What an argument without a type may be, by the kind of its default.
DEFAULTS = {
    "text": frozenset(("text", "list")),
    "number": frozenset(("number", "switch", "list")),
    "switch": frozenset(("number", "switch")),
}


def kind_of(node):
    """The kind of a literal; None for nothing, and for what is no literal."""
    if isinstance(node, (ast.List, ast.Tuple, ast.Dict)):
        return "list"
    return KINDS.get(type(node.value)) if isinstance(node, ast.Constant) else None


def is_slip(word, name):
    """Whether a word is a name with one letter left out, doubled, added at the end or swapped, or in another style."""
    if word == name or min(len(word), len(name)) < 3:
        return False
    if word.lower().replace("_", "") == name.lower().replace("_", ""):
        return True
    shorter, longer = sorted((word, name), key=len)
    if len(longer) - len(shorter) == 1:
        return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))
    swaps = (at for at in range(len(word) - 1) if word[:at] + word[at + 1] + word[at] + word[at + 2 :] == name)
    return len(word) == len(name) and next(swaps, None) is not None
