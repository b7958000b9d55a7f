"""Code for a model, as callers get it."""

import datetime
from dataclasses import dataclass, field
from typing import Dict, Iterator, Mapping, Optional, Sequence, Tuple, Union, overload

from . import _display
from ._api import Level, SnippetsAnswer, SnippetsAnswerErrors
from ._api import Snippet as AnswerSnippet


@dataclass(frozen=True)
class Snippet:
    """A piece of code, or a note in its place. `str(snippet)` is the code; in a notebook, it is shown with its check level."""

    model: str
    """The id of the model."""
    kind: str
    """`load`, `call` or `app`."""
    language: str
    """`python`, `js`, `sh`, or `text` for a note or a link."""
    code: str
    title: Optional[str] = None
    library: Optional[str] = None
    """The key of the library that loads the model."""
    app: Optional[str] = None
    """The key of the local app that opens the model."""
    client: Optional[str] = None
    """The client of a call: `requests`."""
    install: Optional[str] = None
    """The command that installs what the code imports."""
    level: Optional[Level] = None
    """The check level of the code; None if it was not checked."""
    standing: Optional[str] = None
    """What was checked, with what and when, and what was not, as a sentence; None for a note or a link."""
    versions: Mapping[str, str] = field(default_factory=lambda: {})
    """The version of each tool and package of the check."""
    checked_on: Optional[datetime.date] = None
    reason: Optional[str] = None
    """Why this library is offered."""
    level_reason: Optional[str] = None
    """Why the level is not higher."""
    fit: Optional[str] = None
    """`fits`, `unsure` or `mismatch`: whether the library reads what the repository holds."""
    note: Optional[str] = None
    """What to know about a value in the code."""

    @property
    def reasons(self) -> Tuple[str, ...]:
        """Why this library, and why the level is not higher."""
        return tuple(reason for reason in (self.reason, self.level_reason) if reason is not None)

    @property
    def is_code(self) -> bool:
        """Whether it is code, not a note or a link."""
        return self.language != "text"

    def __str__(self) -> str:
        return self.code

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> Dict[str, str]:
        return {"text/plain": _display.plain(self), "text/html": _display.html(self)}


@dataclass(frozen=True)
class Snippets(Sequence[Snippet]):
    """The snippets of a model, in the order of its page."""

    model: str
    snippets: Tuple[Snippet, ...]
    notes: Tuple[str, ...]
    """What was ignored, and why there is no code of a kind."""
    errors: Tuple[SnippetsAnswerErrors, ...]
    """What could not be written."""

    def __len__(self) -> int:
        return len(self.snippets)

    def __iter__(self) -> Iterator[Snippet]:
        return iter(self.snippets)

    @overload
    def __getitem__(self, index: int) -> Snippet: ...
    @overload
    def __getitem__(self, index: slice) -> Tuple[Snippet, ...]: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Snippet, Tuple[Snippet, ...]]:
        return self.snippets[index]

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> Dict[str, str]:
        return {
            "text/plain": "\n\n".join(_display.plain(one) for one in self.snippets),
            "text/html": "".join(_display.html(one) for one in self.snippets),
        }


_INSTALL = "Install"


def snippets_of(answer: SnippetsAnswer) -> Snippets:
    """The snippets of an answer. An install command is part of the code of its library, or a separate snippet if there is no code."""
    lines = {one.library: one.content for one in answer.snippets if one.title == _INSTALL}
    coded = {one.library for one in answer.snippets if one.title != _INSTALL and one.language != "text"}
    kept = tuple(
        _snippet(answer.model, one, lines)
        for one in answer.snippets
        if one.title != _INSTALL or one.library not in coded
    )
    return Snippets(answer.model, kept, answer.notes, answer.errors)


def _snippet(model: str, one: AnswerSnippet, installs: Mapping[Optional[str], str]) -> Snippet:
    is_loaded = one.kind == "load" and one.library is not None and one.language != "text" and one.title != _INSTALL
    return Snippet(
        model=model,
        kind=one.kind,
        language=one.language,
        code=one.content,
        title=one.title,
        library=one.library,
        app=one.app,
        client=one.client,
        install=installs.get(one.library) if is_loaded else one.install,
        level=one.level,
        standing=one.standing,
        versions=one.checked.tools if one.checked is not None else {},
        checked_on=_day(one.checked.date) if one.checked is not None else None,
        reason=one.reason,
        level_reason=one.level_reason,
        fit=one.fit,
        note=one.note,
    )


def _day(text: str) -> Optional[datetime.date]:
    try:
        return datetime.date.fromisoformat(text[:10])
    except ValueError:
        return None
