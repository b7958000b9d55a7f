"""Untrusted text, for people to read."""

import unicodedata

# Control and format characters, halves of surrogate pairs, private use, separators of lines and paragraphs.
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def shown(text: str, keep: str = "") -> str:
    """A text with the characters that nobody can see, or that reorder it, as escapes such as `\\u{202e}`."""
    return "".join(_char(char, keep) for char in text)


def _char(char: str, keep: str) -> str:
    if char in keep or unicodedata.category(char) not in _HIDDEN:
        return char
    return f"\\u{{{ord(char):x}}}"
