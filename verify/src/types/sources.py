"""Compares programs with the sources of the packages that they import, where a type checker accepts every name: arguments
behind `**kwargs` with the reviewed table in `keywords`; other arguments, keys and attributes must at least be words of one
of these packages. Nothing is imported or executed.

Reads one JSON object, {"programs": [{"text", "id", "files", …}]} with what the record says, and answers with {"problems": [problem or null]}. Must run
with the interpreter that has the packages.
"""

import ast
import builtins
import fnmatch
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
# An isolated Python does not look beside the program.
sys.path.append(str(HERE))
import expected  # noqa: E402
import records  # noqa: E402
import signatures  # noqa: E402

sys.path.remove(str(HERE))
KEYWORDS = HERE / "keywords/accepted.json"


class Program:
    """A program, with what its names stand for."""

    def __init__(self, text, id, files, library="", architectures=(), interface="", tags=(), task="", type=""):
        self.source, self.tree, self.id, self.files = text, ast.parse(text), id, files
        self.library, self.architectures, self.interface = library, architectures, interface
        self.tags, self.task, self.type = tags, task, type
        self.names = {}
        self.modules = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                self.modules.add(node.module)
                self.names.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
            elif isinstance(node, ast.Import):
                self.modules.update(alias.name for alias in node.names)
                self.names.update(
                    {alias.asname or top(alias.name): alias.name if alias.asname else top(alias.name) for alias in node.names}
                )
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.names.setdefault(node.targets[0].id, self.path(node.value))
        self.values = constants(self.tree)
        self.calls = [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def path(self, node):
        """How an expression is reached from an import: `a.B.load()` for the result of `B.load`."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id, node.id)
        if isinstance(node, ast.Attribute):
            return f"{self.path(node.value)}.{node.attr}"
        if isinstance(node, ast.Call):
            return f"{self.path(node.func)}()"
        if isinstance(node, (ast.Subscript, ast.Await)):
            return self.path(node.value)
        return "?"

    def keywords(self):
        """The named arguments of its calls, each with the path of the function."""
        for call in self.calls:
            for one in call.keywords:
                if one.arg is not None:
                    yield self.path(call.func), one

    def text(self, node):
        """The text that an expression is, if it is written out, also under a name; None otherwise."""
        node = self.values.get(node.id, node) if isinstance(node, ast.Name) else node
        return node.value if is_text(node) else None

    def words(self):
        """The words that it takes from packages, each with its line: arguments, keys of dictionaries, and attributes after a dot."""
        for call in self.calls:
            yield from ((one.arg, one.value.lineno) for one in call.keywords if one.arg is not None)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute):
                yield f".{node.attr}", node.lineno
            elif isinstance(node, ast.Dict):
                yield from ((key.value, key.lineno) for key in node.keys if is_text(key) and key.value.isidentifier())

    def own_words(self):
        """The words that it defines itself."""
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                yield node.name
                yield f".{node.name}"
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield f".{node.attr}"
            elif isinstance(node, ast.arg):
                yield node.arg
            elif isinstance(node, ast.Subscript) and is_text(node.slice):
                yield node.slice.value


def constants(tree):
    """The values of the names that are assigned once, at the top."""
    found = [(node.targets[0].id, node.value) for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)]
    return {name: value for name, value in found if sum(one == name for one, _ in found) == 1}


def top(module):
    return module.split(".")[0]


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def wrong_setting(program):
    """A setting that is made after the import of a package that may read it."""
    late = False
    for node in program.tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            modules = [node.module] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            late = late or any(top(module) not in sys.stdlib_module_names for module in modules)
        elif late and isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith("os.environ["):
            return f"line {node.lineno}: {ast.unparse(node.targets[0])} is set after an import that may read it"
    return None


def wrong_keyword(program, table):
    """An argument that no documentation names for the function that gets it, or a literal of another kind than its default."""
    for path, keyword in program.keywords():
        known = table.accepted(path)
        if known is None:
            continue
        if keyword.arg not in known:
            return f'line {keyword.value.lineno}: {path} documents no argument "{keyword.arg}"'
        kind = kind_of(keyword.value)
        if kind is not None and known[keyword.arg] not in (None, kind):
            return f'line {keyword.value.lineno}: {path} takes a {known[keyword.arg]} as "{keyword.arg}"'
    return None


def kind_of(node):
    """The kind of a literal; None for one that fits every argument, and for what is no literal."""
    if isinstance(node, (ast.List, ast.Tuple, ast.Dict)):
        return "list"
    return KINDS.get(type(node.value)) if isinstance(node, ast.Constant) else None


KINDS = {bool: "switch", int: "number", float: "number", str: "text"}


class Table:
    """The reviewed arguments of functions that accept any, each with the kind of its default."""

    def __init__(self):
        table = json.loads(KEYWORDS.read_text())
        self.rows = [
            (re.compile(r"[^()]*".join(map(re.escape, callee.split("*")))), arguments(table, places))
            for callee, places in table["callees"].items()
        ]

    def accepted(self, path):
        return next((words for pattern, words in self.rows if pattern.fullmatch(path)), None)


def arguments(table, places):
    found = {}
    for place in places:
        for word in table["places"][place]:
            found.setdefault(word, set()).add(table["kinds"][place].get(word))
    return {word: own.pop() if len(own) == 1 else None for word, own in found.items()}


def wrong_file(program):
    """A file that the repository of the record does not have, where the record lists its files."""
    for call in program.calls:
        for node in files_in(call, program):
            if node.value.endswith(".md") or not has_file(program.files, node.value):
                return f'line {node.lineno}: {program.id} has no file of a model "{node.value}"'
    for node, path in paths_in(program):
        if not path.startswith("/"):
            return f'line {node.lineno}: no slash divides the folder from "{path}"'
        path = path.removeprefix("/")
        if not has_path(program.files, path):
            return f'line {node.lineno}: {program.id} has no file "{path}"'
    name = program.id.split("/")[-1]
    for call in program.calls:
        for node in texts_in(call.args) if call.args and program.text(call.args[0]) == program.id else ():
            if signatures.is_slip(node.value.rsplit(".", 1)[0], name) and node.value not in program.files:
                return f'line {node.lineno}: "{node.value}" is nearly called as its repository'
    for node in endings_in(program):
        if node.value.removeprefix(".").lower() not in ENDINGS:
            return f'line {node.lineno}: no file of a model ends in "{node.value}"'
    if all(call_of(program, name) is None for name in ("list_repo_files", "snapshot_download")):
        return None
    for call in program.calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("endswith", "glob", "rglob"):
            for node in texts_in(call.args[:1]):
                if not has_file(program.files, "*" + node.value):
                    return f'line {node.lineno}: {program.id} has no file that ends in "{node.value}"'
    return None


def endings_in(program):
    """The endings with which the ending of a path is compared."""
    for node in ast.walk(program.tree):
        if isinstance(node, ast.Compare) and getattr(node.left, "attr", None) == "suffix":
            yield from texts_in(node.comparators)


def replaced_name(program):
    """The name of a file that a comment asks to replace, and that the program does not have."""
    named = re.search(r"^#.* replace\n?#? ?([\w.-]+\.\w+) with", program.source, re.M)
    if named and not any(is_text(node) and node.value == named[1] for node in ast.walk(program.tree)):
        return f'line 1: a comment says to replace "{named[1]}", which it does not have'
    return None


def paths_in(program):
    """The paths in a downloaded copy of the repository, written as f"{folder}/path"."""
    download = call_of(program, "snapshot_download")
    assigned = (node for node in program.tree.body if isinstance(node, ast.Assign) and node.value is download)
    folders = {node.targets[0].id for node in assigned if isinstance(node.targets[0], ast.Name)}
    for node in ast.walk(program.tree):
        parts = node.values if isinstance(node, ast.JoinedStr) else []
        if len(parts) == 2 and isinstance(parts[0], ast.FormattedValue) and getattr(parts[0].value, "id", None) in folders:
            yield node, parts[1].value


def has_path(files, path):
    """Whether a repository has such a file or folder; if its files are unknown, whether models have files with this ending."""
    return any(one == path or one.startswith(f"{path}/") for one in files) if files else has_file(files, path)


def empty_print(program):
    """A line without text, in a program that prints nothing before it that such a line could end."""
    prints = [call for call in program.calls if isinstance(call.func, ast.Name) and call.func.id == "print"]
    empty = next((call for call in prints if not call.args), None)
    is_ended = any(one.arg == "end" for call in prints for one in call.keywords)
    return None if empty is None or is_ended else f"line {empty.lineno}: it prints an empty line"


def wrong_message(program):
    """A message of a chat without its role or its content."""
    for node in ast.walk(program.tree):
        keys = {key.value for key in node.keys if is_text(key)} if isinstance(node, ast.Dict) else set()
        if len(keys) == 2 and len(keys & {"role", "content"}) == 1 or keys in ({"role"}, {"content"}):
            missing = ({"role", "content"} - keys).pop()
            return f'line {node.lineno}: a message has no "{missing}"'
    return None


def unused_name(program):
    """A name that is assigned on the way and never read; models and what prepares their inputs may be left to the reader."""
    read = {node.id for node in ast.walk(program.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    for node in program.tree.body[:-1]:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id not in read | LOADED:
            return f'line {node.lineno}: "{target.id}" is never read'
    arguments = (node for node in ast.walk(program.tree) if isinstance(node, ast.arg) and node.arg not in read | {"self", "cls"})
    unread = next(arguments, None)
    return None if unread is None else f'line {unread.lineno}: "{unread.arg}" is never read'


LOADED = {"model", "processor", "tokenizer", "extractor"}


def missing_keyword(program):
    """An argument without which a library loads from elsewhere."""
    for call in program.calls:
        for pattern, name in REQUIRED.items():
            if fnmatch.fnmatchcase(program.path(call.func), pattern) and all(one.arg != name for one in call.keywords):
                return f"line {call.lineno}: without {name}, it does not load from the hub"
    return None


REQUIRED = {"paddlenlp.transformers.*.from_pretrained": "from_hf_hub"}


def wrong_family(program):
    """A file of a transformer that is loaded by a class of another family than that of the pipeline it is used in."""
    for call in program.calls:
        named = {one.arg: one.value for one in call.keywords}
        path = program.path(call.func)
        if not path.startswith("diffusers.") or not path.endswith(".from_single_file"):
            continue
        if "gguf" in ast.unparse(call).lower() and "quantization_config" not in named:
            return f"line {call.lineno}: a GGUF file needs a quantization_config"
        if "config" not in named or not is_text(named["config"]):
            continue
        family, base = re.match(r"(\w*?)(Transformer|$)", path.split(".")[1]).group(1), named["config"].value
        letters = re.sub(r"[^a-z0-9]", "", base.lower())
        missing = [part for part in re.findall(r"[A-Z]+[a-z0-9]*", family) if not is_part(part, letters)]
        if missing:
            return f'line {call.lineno}: {path.split(".")[1]} is of another family than "{base}"'
    return None


def is_part(part, letters):
    """Whether a part of the name of a class is in the name of a model, or says nothing of its family."""
    return part in ("Video", "Image") or PART_NAMES.get(part, part.lower()) in letters


PART_NAMES = {"Lumina2": "luminaimage2", "SD3": "stablediffusion3"}

# Arguments that name files of a repository.
FILES = ("filename", "weight_name", "allow_patterns", "gguf_file")


def files_in(call, program):
    """The names and patterns of files among the arguments of a call that names the repository."""
    named = {one.arg: one.value for one in call.keywords}
    if not any(program.text(one) == program.id for one in [*call.args, *named.values()]):
        return
    yield from texts_in(named[name] for name in FILES if name in named)
    if program.path(call.func).endswith("hf_hub_download"):
        yield from texts_in(call.args[1:2])


def call_of(program, name):
    """The call of a function with the id of the record."""
    for call in program.calls:
        if program.path(call.func).endswith(f".{name}") and any(program.text(one) == program.id for one in call.args):
            return call
    return None


def texts_in(nodes):
    for node in nodes:
        if is_text(node):
            yield node
        elif isinstance(node, (ast.List, ast.Tuple)):
            yield from texts_in(node.elts)


def has_file(files, pattern):
    """Whether a repository has such a file; if its files are unknown, whether models have files with this ending."""
    if not files:
        ending = pattern.rsplit(".", 1)[-1]
        return "." not in pattern or ending.lower() in ENDINGS or not ending.isalnum()
    # A folder that counts as a file, such as an .mlpackage, is found like one.
    paths = [one for path in files for one in (path, *parents(path))]
    return any(fnmatch.fnmatchcase(one, pattern) or fnmatch.fnmatchcase(one, f"*/{pattern}") for one in paths)


def parents(path):
    return [path[:at] for at, letter in enumerate(path) if letter == "/"]


# The endings of files that hold models, their settings and their vocabularies.
ENDINGS = frozenset(
    "safetensors bin pt pth ckpt gguf onnx h5 keras tflite msgpack npz npy joblib skops pkl pickle zip nemo pdparams pdiparams "
    "pb whl task litertlm mlmodel mlpackage json yaml yml txt model vocab xml ini csv py ubj jsonl onnx_data cact dat engine tar mlmodelc aimodel".split()
)


# What every program has: the members of built-in types, and the words of the libraries that results come from.
BUILT_IN = frozenset(f"{dot}{word}" for one in vars(builtins).values() if isinstance(one, type) for word in dir(one) for dot in ("", "."))
COMMON = ("numpy", "PIL", "pandas", "torch", "transformers")
# Packages whose classes another one hands out.
RELATED = {"paddleocr": ("paddlex",)}
# Keys of data that the reader replaces.
DATA = frozenset(("Bridges", "metres"))


class Words:
    """Which words the sources of packages have, and which functions they define; each file is read once."""

    def __init__(self, programs):
        self.packages = [packages_of(one) for one in programs]
        self.signatures = signatures.Signatures(programs)
        self.open = [{word for word, _ in one.words()} - BUILT_IN - DATA - set(one.own_words()) for one in programs]
        for package in sorted(set().union(*self.packages)):
            self.read(package, [words for words, own in zip(self.open, self.packages) if package in own])
        for package in COMMON:
            self.read(package, [words for words in self.open if words])

    def read(self, package, all_words):
        """Removes from sets of words those that occur in the sources of a package."""
        wanted = set().union(*all_words)
        found = set()
        for file in files_of(package):
            text = file.read_bytes()
            self.signatures.read(package, text)
            here = wanted.intersection(words_in(text)) if wanted else set()
            wanted -= here
            found |= here
        for words in all_words:
            words -= found

    def problem(self, program, at):
        """The first word that occurs in none of the packages of a program, if these are all there."""
        if any(not is_there(package) for package in self.packages[at]):
            return None
        for word, line in program.words():
            if word in self.open[at]:
                return f'line {line}: "{word.removeprefix(".")}" is a word of none of the packages that are imported'
        return self.signatures.problem(program, self.packages[at], COMMON)


WORD = re.compile(rb"[A-Za-z_]\w*")
# What is taken from an object, defined, or named in quotes, and fields of classes.
MEMBER = re.compile(
    rb"(?:\.|\bdef |\bclass |[\"'`]|^[ \t]+(?=\w+[ \t]*:[ \t])|^(?: {4}|\t)(?=\w+[ \t]*=))([A-Za-z_]\w*)", re.M
)


def words_in(text):
    """The words of a file, and after a dot those that may be attributes."""
    yield from (word.decode() for word in set(WORD.findall(text)))
    yield from (f".{word.decode()}" for word in set(MEMBER.findall(text)))



def packages_of(program):
    own = {top(module) for module in program.modules}
    return own.union(*(RELATED.get(one, ()) for one in own))


def is_there(package):
    return package in sys.stdlib_module_names or next(iter(files_of(package)), None) is not None


def files_of(package):
    for folder in filter(None, sys.path):
        path = pathlib.Path(folder, package)
        if path.with_suffix(".py").is_file():
            yield path.with_suffix(".py")
        if path.is_dir():
            yield from (file for file in path.rglob("*") if file.suffix in (".py", ".pyi"))


def main():
    programs = [Program(**one) for one in json.loads(sys.stdin.read())["programs"]]
    table, words = Table(), Words(programs)
    problems = [
        empty_print(one)
        or unused_name(one)
        or missing_keyword(one)
        or wrong_message(one)
        or wrong_setting(one) or wrong_keyword(one, table) or wrong_file(one) or replaced_name(one) or wrong_family(one)
        or expected.unexpected(one) or words.problem(one, at) or records.unfit(one)
        for at, one in enumerate(programs)
    ]
    print(json.dumps({"problems": problems}))


if __name__ == "__main__":
    main()
