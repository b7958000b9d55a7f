"""JSON as the classes that describe it."""

import dataclasses
import json
from collections.abc import Mapping as AbstractMapping
from typing import Any, Callable, Dict, Literal, Tuple, Type, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from ._api import WIRE
from ._errors import Error

T = TypeVar("T")

MOST_BYTES = 8 * 1024 * 1024
"""The largest answer that is read."""


def parsed(text: bytes) -> object:
    """JSON. Raises Error for anything else, and for what is nested too deeply."""
    try:
        return cast(object, json.loads(text))
    except (ValueError, RecursionError) as error:
        raise _unexpected(f"it is not JSON ({error})") from None


def fields_of(value: object) -> Dict[str, object]:
    """The fields of an object of JSON."""
    if not isinstance(value, dict):
        raise _unexpected("it is not an object")
    return cast(Dict[str, object], value)


def read(cls: Type[T], value: object) -> T:
    """A value of JSON as a dataclass. Fields that a newer server adds are ignored; a wrong type raises Error."""
    return cast(T, _read(cls, value, cls.__name__))


def _read(kind: Any, value: object, where: str) -> object:
    if kind is object:
        return value
    if dataclasses.is_dataclass(kind):
        return _object(cast(Type[Any], kind), value, where)
    origin = get_origin(kind)
    if origin is None:
        return _plain(kind, value, where)
    return _READERS[origin](get_args(kind), value, where)


def _object(cls: Type[Any], value: object, where: str) -> object:
    if not isinstance(value, dict):
        raise _wrong(where, "an object")
    given = cast(Dict[str, object], value)
    kinds = get_type_hints(cls)
    names = [(field.name, WIRE.get(field.name, field.name)) for field in dataclasses.fields(cls)]
    known = {name: _read(kinds[name], given[wire], f"{where}.{wire}") for name, wire in names if wire in given}
    try:
        return cls(**known)
    except TypeError:
        raise _wrong(where, "an object with all of its fields") from None


def _plain(kind: type, value: object, where: str) -> object:
    allowed = (int, float) if kind is float else kind
    if isinstance(value, allowed) and (kind is bool or not isinstance(value, bool)):
        return value
    raise _wrong(where, kind.__name__)


def _union(kinds: Tuple[Any, ...], value: object, where: str) -> object:
    if value is None and type(None) in kinds:
        return None
    return _read(next(kind for kind in kinds if kind is not type(None)), value, where)


def _list(kinds: Tuple[Any, ...], value: object, where: str) -> object:
    if not isinstance(value, list):
        raise _wrong(where, "a list")
    return tuple(_read(kinds[0], one, where) for one in cast("list[object]", value))


def _mapping(kinds: Tuple[Any, ...], value: object, where: str) -> object:
    if not isinstance(value, dict):
        raise _wrong(where, "an object")
    return {name: _read(kinds[1], one, f"{where}.{name}") for name, one in cast(Dict[str, object], value).items()}


def _literal(kinds: Tuple[Any, ...], value: object, where: str) -> object:
    # A newer server may know more values, such as a level.
    return _plain(cast("Type[Any]", type(kinds[0])), value, where)


_READERS: Dict[Any, Callable[[Tuple[Any, ...], object, str], object]] = {
    Union: _union,
    tuple: _list,
    AbstractMapping: _mapping,
    Literal: _literal,
}


def _wrong(where: str, what: str) -> Error:
    return _unexpected(f"{where} is not {what}")


def _unexpected(why: str) -> Error:
    return Error(
        "unexpected-answer", f"The response does not come from Vitrine: {why}. Is this the address of a Vitrine site of this version?"
    )
