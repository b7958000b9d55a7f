"""The functions of a client that the environment names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterator, Optional

from ._api import MemoryOptions, ModelOptions, PageOptions, SnippetOptions
from ._client import Client, ModelOrRecord
from ._signatures import takes

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._api import Memory, Model, ModelBrief, ModelsPage
    from ._snippet import Snippet, Snippets


@takes(SnippetOptions)
def snippet(model: ModelOrRecord, **options: Unpack[SnippetOptions]) -> Snippet:
    """Code for a model: :meth:`Client.snippet`."""
    return Client().snippet(model, **options)


@takes(SnippetOptions)
def snippets(model: ModelOrRecord, **options: Unpack[SnippetOptions]) -> Snippets:
    """All code for a model: :meth:`Client.snippets`."""
    return Client().snippets(model, **options)


@takes(ModelOptions)
def models(words: str = "", *, limit: Optional[int] = None, **options: Unpack[ModelOptions]) -> Iterator[ModelBrief]:
    """The models that match: :meth:`Client.models`."""
    return Client().models(words, limit=limit, **options)


@takes(PageOptions)
def search(words: str = "", **options: Unpack[PageOptions]) -> ModelsPage:
    """One page of models, with counts: :meth:`Client.search`."""
    return Client().search(words, **options)


def model(id: str, *, card: bool = False) -> Model:
    """A model with its facts: :meth:`Client.model`."""
    return Client().model(id, card=card)


@takes(MemoryOptions)
def memory(id: str, **options: Unpack[MemoryOptions]) -> Memory:
    """The memory that a model needs: :meth:`Client.memory`."""
    return Client().memory(id, **options)
