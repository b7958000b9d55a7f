"""The client of a site or of the command."""

from __future__ import annotations

import os
from types import TracebackType
from typing import TYPE_CHECKING, Dict, Iterator, List, Mapping, Optional, Sequence, Type, Union, cast

from ._api import (
    CLIENTS,
    LISTS,
    WIRE,
    Memory,
    MemoryOptions,
    Model,
    ModelBrief,
    ModelOptions,
    ModelsPage,
    PageOptions,
    SnippetOptions,
    SnippetsAnswer,
)
from ._command import Command, Program
from ._errors import Error
from ._http import Http, given_options
from ._read import read
from ._signatures import takes
from ._snippet import Snippet, Snippets, snippets_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

DEFAULT_URL = "http://127.0.0.1:3000"
_PAGE = 100

ModelOrRecord = Union[str, Mapping[str, object]]
"""The id of a model, or the record of one that the catalogue does not have, in the field names of a hub."""


class Client:
    """A client of a site.

    `url` is the address of its first page; without one, that of VITRINE_URL, or http://127.0.0.1:3000. `token` opens a site
    that asks for one; that of VITRINE_TOKEN is for the site of VITRINE_URL, and sent to no other. `timeout` is in seconds.
    """

    def __init__(self, url: Optional[str] = None, token: Optional[str] = None, *, timeout: float = 30.0) -> None:
        usual = os.environ.get("VITRINE_URL") or DEFAULT_URL
        address = url or usual
        if token is None and address.rstrip("/") == usual.rstrip("/"):
            token = os.environ.get("VITRINE_TOKEN") or None
        self._at: Union[Http, Command] = Http(address, token, timeout)

    @classmethod
    def local(
        cls, command: Optional[Program] = None, *, data: Union[str, "os.PathLike[str]", None] = None, timeout: float = 60.0
    ) -> Client:
        """A client of the command `vitrine` on this machine, without a site.

        `command` is a program, or its words; without one, that of VITRINE_COMMAND, or `vitrine`. `data` is the data folder
        of the catalogue. Close the client, or use it in a `with` statement, to end the process of the command.
        """
        client = cls.__new__(cls)
        client._at = Command(command, os.fspath(data) if data is not None else None, timeout)
        return client

    def __repr__(self) -> str:
        return f"Client({self._at!r})"

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process of the command."""
        self._at.close()

    @takes(SnippetOptions)
    def snippet(self, model: ModelOrRecord, **options: Unpack[SnippetOptions]) -> Snippet:
        """The first piece of code that the options select: to load the model, unless they say otherwise.

        With `provider` or `endpoint_url`, it calls the model; with `app`, `quant` or `file`, it opens it in a local app.
        `kind` says which of them. Raises Error if there is none.
        """
        given = cast("Dict[str, object]", options)
        found = self.snippets(model, **cast("SnippetOptions", {**given, "kind": given.get("kind") or _kind(given)}))
        first = next((one for one in found if one.is_code), None) or next((one for one in found if one.kind == "app"), None)
        if first is not None:
            return first
        reasons = [*(one.code for one in found), *(one.message for one in found.errors), *found.notes]
        advice = " ".join(reasons) or "Choose another library, client or language."
        raise Error("no-snippet", f"No code for {found.model} matches these options. {advice}")

    @takes(SnippetOptions)
    def snippets(self, model: ModelOrRecord, **options: Unpack[SnippetOptions]) -> Snippets:
        """All code that the options select, with notes. Calls need `provider` or `endpoint_url`."""
        given = _listed(given_options(options))
        languages = given.get("languages")
        if isinstance(languages, list):
            # The line that installs a library is shell, whatever the language of its code.
            given["languages"] = list(dict.fromkeys([*cast("List[str]", languages), "sh"]))
        asked = {"model": model if isinstance(model, str) else dict(model), **given}
        found = snippets_of(read(SnippetsAnswer, self._at.ask("postSnippets", asked)))
        if not isinstance(languages, list):
            return found
        kept = tuple(one for one in found if one.language in cast("List[str]", languages))
        return Snippets(found.model, kept, found.notes, found.errors)

    @takes(ModelOptions)
    def models(
        self, words: str = "", *, limit: Optional[int] = None, **options: Unpack[ModelOptions]
    ) -> Iterator[ModelBrief]:
        """The models that match, one after another; pages are requested as they are needed. `limit` is the largest number of models.

        Values of one option are alternatives: `task=["fill-mask", "text-generation"]`. Words are read as on the site.
        """
        if limit is not None and limit < 0:
            raise Error("wrong-value", "limit should be a number of models, 0 or more.", field="limit")
        return self._models(words, limit, options)

    def _models(self, words: str, limit: Optional[int], options: ModelOptions) -> Iterator[ModelBrief]:
        left, cursor = limit, None
        while left is None or left > 0:
            size = _PAGE if left is None else min(_PAGE, left)
            page = self._page(words, {**options, "limit": size, "cursor": cursor})
            yield from page.models
            left = None if left is None else left - len(page.models)
            if page.next is None or page.next == cursor or not page.models:
                return
            cursor = page.next

    @takes(PageOptions)
    def search(self, words: str = "", **options: Unpack[PageOptions]) -> ModelsPage:
        """One page of models, with their total number and the counts of `facets`."""
        return self._page(words, cast("Mapping[str, object]", options))

    def _page(self, words: str, options: Mapping[str, object]) -> ModelsPage:
        given = {WIRE.get(name, name): value for name, value in given_options(options).items()}
        lists = {name: [value] if isinstance(value, str) and name in _FILTERS else value for name, value in given.items()}
        return read(ModelsPage, self._at.ask("listModels", {**({"q": words} if words else {}), **lists}))

    def model(self, id: str, *, card: bool = False) -> Model:
        """A model with its facts and the ways to use it, the first choice first. Its `card` is untrusted text of its author."""
        return read(Model, self._at.ask("getModel", {"id": id, **({"card": True} if card else {})}))

    @takes(MemoryOptions)
    def memory(self, id: str, **options: Unpack[MemoryOptions]) -> Memory:
        """The memory that a model needs, for each set of its weights, and which of them fit."""
        return read(Memory, self._at.ask("getMemory", {"model": id, **given_options(options)}))


_FILTERS = frozenset(
    "task library licence language author tag base_model format gated size provider app source checked facets".split()
)


def _kind(given: Mapping[str, object]) -> str:
    """The kind that the other options imply."""
    if given.get("provider") is not None or given.get("endpoint_url") is not None:
        return "call"
    return "app" if any(given.get(name) is not None for name in ("app", "quant", "file")) else "load"


def _listed(given: Mapping[str, object]) -> Dict[str, object]:
    """Options by their names in the API, single values as lists, and clients by their full names."""
    named: Dict[str, object] = {}
    for name, value in given.items():
        if name not in LISTS:
            named[WIRE.get(name, name)] = value
            continue
        values = [value] if isinstance(value, str) else list(cast("Sequence[str]", value))
        named[LISTS[name]] = [full for one in values for full in _full(one)] if name == "client" else values
    return named


def _full(client: str) -> Sequence[str]:
    """`requests` is python/requests; `openai` is the client of that name in each language."""
    return [name for name in CLIENTS if name.split("/", 1)[1] == client] or [client]
