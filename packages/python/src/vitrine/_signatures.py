"""Signatures with every option, for the help and the completion of notebooks."""

import inspect
from typing import Any, Callable, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def takes(options: type) -> Callable[[F], F]:
    """Shows the fields of a TypedDict in place of `**options`."""
    given = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in options.__annotations__.items()
    ]

    def signed(function: F) -> F:
        own = inspect.signature(function)
        kept = [one for one in own.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
        setattr(function, "__signature__", own.replace(parameters=[*kept, *given]))
        return function

    return signed
