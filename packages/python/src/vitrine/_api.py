"""The options and responses of the API, from its schemas.

Written by "npm run generate": do not edit.
"""

from dataclasses import dataclass
from typing import Dict, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union

VERSION = "0.1.0"

HIDDEN: Tuple[Tuple[int, int], ...] = (
    (0x0, 0x1f),
    (0x7f, 0x9f),
    (0xad, 0xad),
    (0x34f, 0x34f),
    (0x600, 0x605),
    (0x61c, 0x61c),
    (0x6dd, 0x6dd),
    (0x70f, 0x70f),
    (0x890, 0x891),
    (0x8e2, 0x8e2),
    (0x115f, 0x1160),
    (0x17b4, 0x17b5),
    (0x180b, 0x180f),
    (0x200b, 0x200f),
    (0x2028, 0x202e),
    (0x2060, 0x206f),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xd800, 0xf8ff),
    (0xfe00, 0xfe0f),
    (0xfeff, 0xfeff),
    (0xffa0, 0xffa0),
    (0xfff0, 0xfffb),
    (0x110bd, 0x110bd),
    (0x110cd, 0x110cd),
    (0x13430, 0x1343f),
    (0x1bca0, 0x1bca3),
    (0x1d173, 0x1d17a),
    (0xe0000, 0xe0fff),
    (0xf0000, 0xffffd),
    (0x100000, 0x10fffd),
)
"""The characters that readers cannot see, as ranges."""

CLIENTS: Tuple[str, ...] = (
    "python/huggingface_hub",
    "python/fal_client",
    "python/requests",
    "python/openai",
    "js/fetch",
    "js/huggingface.js",
    "js/openai",
    "sh/curl",
)

WIRE: Dict[str, str] = {
    "access_token": "accessToken",
    "adapter_of": "adapterOf",
    "base_models": "baseModels",
    "bill_to": "billTo",
    "endpoint_url": "endpointUrl",
    "facet_limit": "facetLimit",
    "files_from": "filesFrom",
    "from_": "from",
    "is_cut": "isCut",
    "is_estimated": "isEstimated",
    "is_least": "isLeast",
    "is_part": "isPart",
    "level_reason": "levelReason",
    "more_languages": "moreLanguages",
    "no_card": "noCard",
    "own_licence": "ownLicence",
    "provider_id": "providerId",
    "token_variable": "tokenVariable",
}
"""The names of the API that are different in Python."""

LISTS: Dict[str, str] = {
    "kind": "kinds",
    "language": "languages",
    "library": "libraries",
    "app": "apps",
    "client": "clients",
}
"""The lists of the snippet options, by their names here."""


class SnippetOptions(TypedDict, total=False):
    """What to write, and how."""

    task: str
    """Code for this task instead of the one that the record states."""
    kind: Union[Literal["load", "call", "app"], Sequence[Literal["load", "call", "app"]]]
    """Code to load the model, to call it over HTTP, to open it in a local app; all by default."""
    language: Union[Literal["python", "js", "sh", "text"], Sequence[Literal["python", "js", "sh", "text"]]]
    """Only these; `text` is for notes and links."""
    library: Union[str, Sequence[str]]
    """Only these libraries, by key; `files` only fetches the files."""
    app: Union[str, Sequence[str]]
    """Only these local apps, by key."""
    client: Union[str, Sequence[str]]
    """Only these clients of calls, such as `python/requests`."""
    quant: str
    """The quantization that an app opens, such as `Q4_K_M`."""
    file: str
    """The file that an app opens, as a path in the repository."""
    provider: str
    """The provider to call, or `auto`."""
    provider_id: str
    """The provider's own name for the model; default: the name in the record's mapping, else the model's id."""
    access_token: str
    """A token to write into the code; default: the code reads an environment variable."""
    stream: bool
    """Stream the response of a chat."""
    route: Literal["provider", "router"]
    """Where raw clients send the request: `provider` (default) or `router`."""
    messages: Sequence[Mapping[str, object]]
    """The messages of a chat."""
    inputs: object
    """The input of any other model: a string, an object, or the name of a file if the body is a file."""
    temperature: float
    """The sampling temperature of a chat or of text generation; 0 is a value."""
    max_tokens: int
    """The maximum number of tokens to generate."""
    top_p: float
    """The probability mass to sample from, 0 to 1."""
    response_format: object
    """The format of a chat's response."""
    tools: object
    """The tools that a chat model may call."""
    tool_choice: object
    """Which tool to call: `auto`, `none`, `required`, or one of them."""
    bill_to: str
    """The account to bill; the hub bills the calls that go through it."""
    endpoint_url: str
    """The base URL of your own endpoint, including `/v1`; replaces the provider."""
    token_variable: str
    """The environment variable with the endpoint's token; default: `API_TOKEN`."""


class ModelOptions(TypedDict, total=False):
    """Which models, in which order."""

    literal: bool
    """Search for the words of `q` literally, without reading filters from them."""
    task: Union[str, Sequence[str]]
    """Only these tasks, by id."""
    library: Union[str, Sequence[str]]
    """Only these libraries, by key."""
    licence: Union[str, Sequence[str]]
    """Only these licences, such as `apache-2.0`."""
    language: Union[str, Sequence[str]]
    """Only these languages, such as `en`."""
    author: Union[str, Sequence[str]]
    """Only these authors."""
    tag: Union[str, Sequence[str]]
    """Only models with these tags."""
    base_model: Union[str, Sequence[str]]
    """Only models derived from these."""
    format: Union[str, Sequence[str]]
    """Only weights in these formats, such as `gguf`."""
    gated: Union[str, Sequence[str]]
    """`yes` for gated models, `no` for open ones."""
    size: Union[str, Sequence[str]]
    """Only these size classes, such as `3b-8b`."""
    provider: Union[str, Sequence[str]]
    """Only models that these inference providers serve."""
    app: Union[str, Sequence[str]]
    """Only models that these local apps run, by key."""
    source: Union[str, Sequence[str]]
    """Only models of these sources."""
    checked: Union[Literal["run", "failed"], Sequence[Literal["run", "failed"]]]
    """Only models whose code `vitrine check` ran here (`run`), or whose code failed (`failed`)."""
    memory: float
    """Memory in decimal GB that the model must fit in, with its context."""
    device: str
    """The id of a device, from `/hardware`. For a device sold with several memory sizes, the smallest counts unless `memory` names one."""
    sort: Literal["trending", "downloads", "likes", "created", "updated", "parameters", "memory"]
    """By default, the closest match comes first if there are words, otherwise the trending models."""
    dir: Literal["desc", "asc"]
    """`desc` by default."""


class PageOptions(ModelOptions, total=False):
    """The same, and which page of them."""

    limit: int
    """Models per page; 30 by default."""
    cursor: str
    """The `next` of an earlier page of the same list."""
    facets: Union[Literal["task", "library", "licence", "language", "author", "tag", "base_model", "format", "gated", "size", "provider", "app", "source"], Sequence[Literal["task", "library", "licence", "language", "author", "tag", "base_model", "format", "gated", "size", "provider", "app", "source"]]]
    """Facets whose values are counted."""
    facet_limit: int
    """How many values per facet, the most frequent first; 20 by default."""


class MemoryOptions(TypedDict, total=False):
    """The memory to fit."""

    memory: float
    """Memory in decimal GB that the model must fit in, with its context."""
    device: str
    """The id of a device, from `/hardware`. For a device sold with several memory sizes, the smallest counts unless `memory` names one."""


Level = Literal["parsed", "typed", "commands checked", "request checked", "run", "run here", "failed here"]


@dataclass(frozen=True)
class SnippetChecked:
    date: str
    tools: Mapping[str, str]


@dataclass(frozen=True)
class Snippet:
    kind: Literal["load", "call", "app"]
    language: Literal["python", "js", "sh", "text"]
    content: str
    library: Optional[str] = None
    app: Optional[str] = None
    client: Optional[str] = None
    title: Optional[str] = None
    install: Optional[str] = None
    """The command that installs the package of a client."""
    rule: Optional[str] = None
    reason: Optional[str] = None
    """Why this library is offered."""
    fit: Optional[Literal["fits", "unsure", "mismatch"]] = None
    """Whether it reads what the repository holds."""
    note: Optional[str] = None
    level: Optional[Level] = None
    checked: Optional[SnippetChecked] = None
    level_reason: Optional[str] = None
    """Why the level is not higher."""
    standing: Optional[str] = None
    """What was checked, with what and when, as a sentence."""
    here: Optional[Mapping[str, object]] = None


@dataclass(frozen=True)
class SnippetsAnswerErrors:
    message: str
    field: Optional[str] = None
    code: Optional[str] = None


@dataclass(frozen=True)
class SnippetsAnswer:
    model: str
    snippets: Tuple[Snippet, ...]
    notes: Tuple[str, ...]
    """What was ignored, and why there is no code of a kind."""
    errors: Tuple[SnippetsAnswerErrors, ...]


@dataclass(frozen=True)
class ModelBrief:
    id: str
    url: str
    """The address of its page."""
    licences: Tuple[str, ...]
    gated: bool
    task: Optional[str] = None
    library: Optional[str] = None
    """The library that its card names."""
    parameters: Optional[float] = None
    downloads: Optional[float] = None
    """In the last thirty days."""
    likes: Optional[float] = None
    updated: Optional[str] = None
    """ISO 8601."""


@dataclass(frozen=True)
class ModelsPageRead:
    of: str
    values: Tuple[str, ...]
    typed: str


@dataclass(frozen=True)
class ModelsPageFacets:
    value: str
    count: int


@dataclass(frozen=True)
class ModelsPage:
    total: int
    models: Tuple[ModelBrief, ...]
    read: Tuple[ModelsPageRead, ...]
    """The words of `q` that were read as filters."""
    words: str
    """The words of `q` that were searched for."""
    notes: Tuple[str, ...]
    next: Optional[str] = None
    """The cursor of the next page; absent on the last."""
    facets: Optional[Mapping[str, Tuple[ModelsPageFacets, ...]]] = None


@dataclass(frozen=True)
class ModelFactsTask:
    id: str
    name: str
    known: bool


@dataclass(frozen=True)
class ModelFactsLibrary:
    id: str
    name: str
    known: bool


@dataclass(frozen=True)
class ModelFactsOwnLicence:
    name: Optional[str] = None
    href: Optional[str] = None


@dataclass(frozen=True)
class ModelFactsSize:
    bytes: float
    label: str
    how: str
    is_least: Optional[bool] = None
    """The bytes are those of one part of the model."""
    is_estimated: Optional[bool] = None
    """The bytes are not known from files or headers."""


@dataclass(frozen=True)
class ModelFactsMemory:
    label: str
    how: str
    bytes: Optional[float] = None
    is_least: Optional[bool] = None
    """The bytes are those of one part of the model."""
    is_estimated: Optional[bool] = None
    """The bytes are not known from files or headers."""


@dataclass(frozen=True)
class ModelFacts:
    licences: Tuple[str, ...]
    own_licence: ModelFactsOwnLicence
    access: Literal["open", "gated", "reviewed", "private", "disabled"]
    languages: Tuple[str, ...]
    base_models: Tuple[str, ...]
    formats: Tuple[str, ...]
    task: Optional[ModelFactsTask] = None
    library: Optional[ModelFactsLibrary] = None
    more_languages: Optional[float] = None
    """The number of languages beyond those in `languages`."""
    parameters: Optional[float] = None
    dimensions: Optional[float] = None
    """The width of the vectors of an embedding model."""
    context: Optional[float] = None
    """The longest context, in tokens."""
    size: Optional[ModelFactsSize] = None
    memory: Optional[ModelFactsMemory] = None
    repository: Optional[float] = None
    """Bytes of the repository with all its versions."""
    downloads: Optional[float] = None
    likes: Optional[float] = None
    updated: Optional[str] = None
    created: Optional[str] = None


@dataclass(frozen=True)
class WayCode:
    language: str
    text: str
    checked: str
    level: Optional[Level] = None


@dataclass(frozen=True)
class Way:
    kind: Literal["library", "app", "files"]
    key: str
    name: str
    fit: Literal["fits", "unsure", "mismatch"]
    """Whether it reads what the repository holds."""
    reason: str
    code: Optional[WayCode] = None


@dataclass(frozen=True)
class ModelCard:
    untrusted: bool
    notice: str
    text: str
    is_cut: bool


@dataclass(frozen=True)
class ModelNoCard:
    """Why there is no `card` although one was requested: the repository has none, this catalogue does not have its files, or they cannot be read at the moment (try again later)."""

    code: Literal["none", "not-here", "unavailable"]
    message: str


@dataclass(frozen=True)
class Model:
    id: str
    url: str
    """The address of its page."""
    licences: Tuple[str, ...]
    gated: bool
    record: str
    """The address of its record as JSON."""
    facts: ModelFacts
    ways: Tuple[Way, ...]
    notes: Tuple[str, ...]
    """What is missing from its record."""
    task: Optional[str] = None
    library: Optional[str] = None
    """The library that its card names."""
    parameters: Optional[float] = None
    downloads: Optional[float] = None
    """In the last thirty days."""
    likes: Optional[float] = None
    updated: Optional[str] = None
    """ISO 8601."""
    source: Optional[str] = None
    """The source of its figures."""
    files_from: Optional[str] = None
    """The source of its files, if that is another one."""
    card: Optional[ModelCard] = None
    no_card: Optional[ModelNoCard] = None
    """Why there is no `card` although one was requested: the repository has none, this catalogue does not have its files, or they cannot be read at the moment (try again later)."""


@dataclass(frozen=True)
class MemoryWeights:
    label: str
    bytes: float
    total: float
    """Bytes to run them: weights, working memory and context."""
    basis: Literal["files", "header", "parameters", "name"]
    format: Optional[str] = None
    file: Optional[str] = None
    from_: Optional[str] = None
    """The derived model that has these weights."""
    fits: Optional[bool] = None


@dataclass(frozen=True)
class Memory:
    model: str
    is_part: bool
    """The weights are only one part of what runs (a pipeline, or a model that they assist), which needs more memory."""
    weights: Tuple[MemoryWeights, ...]
    adapter_of: Optional[str] = None
    """For an adapter, the base model that it also needs."""
    context: Optional[float] = None
    """The tokens that the totals count."""
    available: Optional[float] = None
    """The memory that the request names, in GB."""
