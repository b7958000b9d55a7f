"""Code to load or call a machine-learning model, from a Vitrine site or its command."""

from ._api import VERSION as __version__
from ._api import Level, Memory, Model, ModelBrief, ModelsPage, Way
from ._check import Block, Check, Outcome, check
from ._client import Client
from ._errors import Error
from ._functions import memory, model, models, search, snippet, snippets
from ._snippet import Snippet, Snippets

__all__ = [
    "Block",
    "Check",
    "Client",
    "Error",
    "Level",
    "Memory",
    "Model",
    "ModelBrief",
    "ModelsPage",
    "Outcome",
    "Snippet",
    "Snippets",
    "Way",
    "check",
    "memory",
    "model",
    "models",
    "search",
    "snippet",
    "snippets",
]
