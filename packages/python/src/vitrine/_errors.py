"""The one error of the package."""

from typing import List, Mapping, Optional, Tuple, cast

from ._api import LISTS, WIRE
from ._text import shown


class Error(Exception):
    """What is wrong, in a sentence that ends with what to do.

    `code` does not change between versions. `field` is the option that is wrong, `allowed` has at most 20 of its values, and
    `nearest` names similar to the one given. `status` is that of the HTTP answer, if there was one.
    """

    code: str
    field: Optional[str]
    allowed: Tuple[str, ...]
    nearest: Tuple[str, ...]
    status: Optional[int]

    def __init__(
        self,
        code: str,
        message: str,
        *,
        field: Optional[str] = None,
        allowed: Tuple[str, ...] = (),
        nearest: Tuple[str, ...] = (),
        status: Optional[int] = None,
    ) -> None:
        super().__init__(shown(message[:_LONGEST], keep="\n"))
        self.code = code
        self.field = field
        self.allowed = allowed
        self.nearest = nearest
        self.status = status


_LONGEST = 4_000


def problem(body: Mapping[str, object], status: Optional[int] = None) -> Error:
    """The error that the body of a problem describes."""
    field = body.get("field")
    return Error(
        str(body.get("code", "failed")),
        str(body.get("detail", "The request failed.")),
        field=_OWN.get(field, field) if isinstance(field, str) else None,
        allowed=_texts(body.get("allowed")),
        nearest=_texts(body.get("nearest")),
        status=status,
    )


_OWN = {wire: name for name, wire in [*WIRE.items(), *LISTS.items()]}
"""The options by their names in the API."""


def _texts(value: object) -> Tuple[str, ...]:
    return tuple(str(one) for one in cast("List[object]", value)) if isinstance(value, list) else ()
