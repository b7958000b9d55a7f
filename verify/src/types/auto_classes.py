"""Which types of models the classes `AutoModelFor…` of the installed Transformers load, and with which classes. Its source is read;
nothing is imported or executed.
"""

import ast
import functools
import pathlib
import sys

SOURCE = "transformers/models/auto/modeling_auto.py"


def unfit(name, type, architectures):
    """Why a class does not load models of a type whose record names these classes; None if it does, or if that is not known."""
    loaded = tables().get(name)
    if loaded is None:
        return None
    if type in types() and type not in loaded:
        return f'does not load models of the type "{type}"'
    known = [one for one in architectures if any(one in own for table in tables().values() for own in table.values())]
    own = loaded.get(type) or set().union(*loaded.values())
    if known and not own.intersection(known):
        return f"does not load {', '.join(known)}"
    return None


@functools.cache
def types():
    """The types that any of these classes loads."""
    return set().union(*tables().values())


@functools.cache
def tables():
    """For each class, the classes that it loads, by type."""
    file = next((path for folder in filter(None, sys.path) if (path := pathlib.Path(folder, SOURCE)).is_file()), None)
    names, mappings, found = {}, {}, {}
    for node in ast.parse(file.read_text()).body if file else ():
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Name):
            target, made = node.targets[0].id, getattr(node.value.func, "id", "")
            if made == "OrderedDict":
                names[target] = table_of(node.value.args[0], names)
            elif made == "_LazyAutoMapping":
                mappings[target] = names.get(node.value.args[1].id, {})
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.Assign) and one.targets[0].id == "_model_mapping" and one.value.id in mappings:
                    found[node.name] = mappings[one.value.id]
    return found


def table_of(items, names):
    """The table that a list of pairs is; a list may contain the pairs of an earlier table."""
    table = {}
    for item in items.elts:
        if isinstance(item, ast.Starred):
            for node in ast.walk(item.value):
                table |= names.get(getattr(node, "id", None), {})
        else:
            kind, made = (ast.literal_eval(one) for one in item.elts)
            table[kind] = set(made) if isinstance(made, tuple) else {made}
    return table
