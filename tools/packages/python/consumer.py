"""A project with strict types that uses the package; it is checked, not run."""

import datetime
from pathlib import Path
from typing import Iterator, Optional, Tuple

from typing_extensions import assert_type

import vitrine

snippet = vitrine.snippet("acme/chat", task="text-generation", library="transformers", kind="load", language=["python", "js"])
assert_type(snippet, vitrine.Snippet)
assert_type(snippet.checked_on, Optional[datetime.date])
assert_type(snippet.reasons, Tuple[str, ...])

call = vitrine.snippet(
    {"id": "acme/own", "pipeline_tag": "fill-mask"},
    provider="together",
    client="openai",
    stream=True,
    messages=[{"role": "user", "content": "Hello"}],
    max_tokens=10,
    endpoint_url="http://127.0.0.1:8080/v1",
)
assert_type(str(call), str)

for one in vitrine.snippets("acme/chat"):
    assert_type(one, vitrine.Snippet)

assert_type(vitrine.models("chat", task="text-generation", sort="downloads", limit=3), Iterator[vitrine.ModelBrief])
assert_type(vitrine.search("chat", facets=["task"]).total, int)
assert_type(vitrine.model("acme/chat").ways, Tuple[vitrine.Way, ...])
assert_type(vitrine.memory("acme/chat", memory=16), vitrine.Memory)
assert_type(vitrine.check(Path("models"), trust=True), Tuple[vitrine.Check, ...])

with vitrine.Client.local(["npx", "vitrine"], data=Path("data")) as client:
    assert_type(client.snippet("acme/chat"), vitrine.Snippet)

try:
    vitrine.Client("http://127.0.0.1:3000", token="x", timeout=3)
except vitrine.Error as error:
    assert_type(error.field, Optional[str])

# Each of these lines is an error of its types.
vitrine.snippet("acme/chat", strem=True)  # wrong
vitrine.snippet("acme/chat", kind="loud")  # wrong
vitrine.snippet("acme/chat", max_tokens="10")  # wrong
list(vitrine.models(sort="download"))  # wrong
vitrine.check(3)  # wrong
snippet.code = "x"  # wrong
