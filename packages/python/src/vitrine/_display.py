"""A snippet as a notebook shows it: HTML without scripts, style sheets or addresses. Everything in it is escaped."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Iterable, Optional

from ._text import shown

if TYPE_CHECKING:
    from ._snippet import Snippet

# The colours of the notebook's theme; without one, those of the browser in light or dark.
_INK = "var(--jp-content-font-color1, var(--vscode-foreground, CanvasText))"
_PAPER = "var(--jp-cell-editor-background, var(--vscode-editor-background, Canvas))"
_LINE = "var(--jp-border-color1, var(--vscode-panel-border, GrayText))"
_FONT = "var(--jp-code-font-family, var(--vscode-editor-font-family, ui-monospace, monospace))"

_BOX = (
    f"color-scheme: light dark; color: {_INK}; background: {_PAPER}; border: 1px solid {_LINE}; "
    "border-radius: 6px; margin: 8px 0; max-width: 72em; overflow: hidden"
)
_ROW = f"padding: 6px 12px; border-bottom: 1px solid {_LINE}; font-size: 13px; text-align: left"
_LAST = "padding: 6px 12px; font-size: 13px; text-align: left"
_CODE = (
    f"margin: 0; padding: 10px 12px; background: none; color: inherit; font: 13px/1.5 {_FONT}; white-space: pre; "
    f"overflow-x: auto; border: 0; border-bottom: 1px solid {_LINE}; text-align: left"
)


def html(snippet: Snippet) -> str:
    """The panel of a snippet: what it is, the install line, the code, and its check level in words."""
    parts = [f'<div style="{_ROW}"><strong>{_text(snippet.model)}</strong> {_text(_about(snippet))}</div>']
    if snippet.install is not None:
        parts.append(_code(snippet.install, "Install"))
    parts.append(_code(snippet.code, _LANGUAGES.get(snippet.language, "Code")))
    parts.append(f'<div style="{_LAST}">{"<br>".join(_text(line) for line in _lines(snippet))}</div>')
    return f'<div style="{_BOX}">{"".join(parts)}</div>'


def plain(snippet: Snippet) -> str:
    """The same for a terminal."""
    lines = [_said("# ", f"{snippet.model} {_about(snippet)}")]
    if snippet.install is not None:
        lines.append(_said("# ", snippet.install))
    lines.append(shown(snippet.code, keep="\n\t"))
    lines.extend(_said("# ", line) for line in _lines(snippet))
    return "\n".join(lines)


_LANGUAGES = {"python": "Python", "js": "JavaScript", "sh": "Shell", "text": "Note"}


def _about(snippet: Snippet) -> str:
    """How the code is meant: `transformers · Pipeline`."""
    names: Iterable[Optional[str]] = (snippet.library or snippet.app or snippet.client, snippet.title)
    return " · ".join(name for name in names if name)


def _lines(snippet: Snippet) -> Iterable[str]:
    return [line for line in (_standing(snippet), snippet.reason, snippet.note) if line]


def _standing(snippet: Snippet) -> Optional[str]:
    if snippet.standing is not None or not snippet.is_code:
        return snippet.standing
    return "Not checked yet." if snippet.level is None else f"Check level: {snippet.level}."


def _code(code: str, label: str) -> str:
    name = escape(label, quote=True)
    return f'<pre style="{_CODE}" tabindex="0" role="region" aria-label="{name}">{escape(shown(code, keep=_SPACES), quote=True)}</pre>'


# Line ends and tabs of code. A carriage return would be a line end that is not in the code.
_SPACES = "\n\t"


def _text(text: str) -> str:
    """Untrusted text on one line, whose direction does not affect what is around it."""
    return f"<bdi>{escape(shown(text), quote=True)}</bdi>"


def _said(mark: str, text: str) -> str:
    return mark + shown(text, keep="\n").replace("\n", f"\n{mark}")
