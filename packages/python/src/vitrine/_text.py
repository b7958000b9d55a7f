"""Untrusted text, for people to read."""

import re
import unicodedata

from ._api import HIDDEN

_HIDDEN = re.compile("[" + "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in HIDDEN) + "]")

# The selectors of the presentation of an emoji, which belong to the character before them.
_SELECTORS = "\ufe0e\ufe0f"


def shown(text: str, keep: str = "") -> str:
    """A text with the characters that cannot be seen, or that reorder it, as escapes such as `\\u{202e}`."""
    return _HIDDEN.sub(lambda found: found[0] if _is_kept(found, keep) else f"\\u{{{ord(found[0]):x}}}", text)


def _is_kept(found: "re.Match[str]", keep: str) -> bool:
    before = found.string[max(0, found.start() - 1) : found.start()]
    is_of_emoji = found[0] in _SELECTORS and before != "" and (before in "0123456789#*" or unicodedata.category(before) == "So")
    return is_of_emoji or found[0] in keep
