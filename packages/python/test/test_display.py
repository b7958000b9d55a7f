"""How a notebook shows a snippet: untrusted text stays text."""

import json
import os
import unittest
from html.parser import HTMLParser

from vitrine import Snippet
from vitrine._text import shown

with open(os.environ["VITRINE_HOSTILE"], encoding="utf-8") as file:
    HOSTILE = json.load(file)

TAGS = {"div", "strong", "bdi", "pre", "br"}
ATTRIBUTES = {"style", "tabindex", "role", "aria-label"}


class Panel(HTMLParser):
    """The tags, the attributes and the text of a panel."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.tags, self.styles, self.text, self.open = set(), set(), [], []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        if tag != "br":
            self.open.append(tag)
        for name, value in attrs:
            assert name in ATTRIBUTES, (name, value)
            if name == "style":
                self.styles.add(value)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)

    def handle_comment(self, data):
        raise AssertionError(data)

    handle_decl = handle_pi = unknown_decl = handle_comment


def of(text):
    return Snippet(
        model=text, kind="load", language="python", code=text, title=text, library=text, install=text, standing=text, reason=text, note=text
    )


class Display(unittest.TestCase):
    def test_hostile_text_is_shown_as_it_is(self):
        usual = Panel(of("x")._repr_mimebundle_()["text/html"])
        for name, text in HOSTILE.items():
            html = of(text)._repr_mimebundle_()["text/html"]
            html.encode("utf-8")
            panel = Panel(html)
            self.assertLessEqual(panel.tags, TAGS, name)
            self.assertEqual((panel.styles, panel.open), (usual.styles, []), name)
            code, line = shown(text, keep="\n\t"), shown(text)
            expected = [line, " ", f"{line} · {line}", code, code, line, line, line]
            self.assertEqual("".join(panel.text), "".join(expected), name)

    def test_hostile_text_does_not_reach_the_terminal(self):
        for name, text in HOSTILE.items():
            plain = of(text)._repr_mimebundle_()["text/plain"]
            self.assertEqual(plain, shown(plain, keep="\n\t"), name)

    def test_hidden_characters_are_escaped_and_emoji_are_not(self):
        self.assertEqual(shown("a\u202eb\u115f\ufe0f\ud83d\r"), "a\\u{202e}b\\u{115f}\\u{fe0f}\\u{d83d}\\u{d}")
        self.assertEqual(shown("❤\ufe0f 1\ufe0f\u20e3 ü 日本 \U0001f600"), "❤\ufe0f 1\ufe0f\u20e3 ü 日本 \U0001f600")

    def test_nothing_is_asked_for_and_nothing_runs(self):
        html = of("x")._repr_mimebundle_()["text/html"]
        for sign in ("http", "url(", "<script", "<style", "<link", "src=", "on"):
            self.assertNotIn(sign + "=" if sign == "on" else sign, html)

    def test_what_was_not_checked_is_called_so(self):
        bundle = Snippet(model="a/b", kind="load", language="python", code="x")._repr_mimebundle_()
        self.assertIn("Not checked yet.", bundle["text/html"])
        self.assertIn("# Not checked yet.", bundle["text/plain"])


if __name__ == "__main__":
    unittest.main()
