"""The client against sites that answer wrongly, slowly or without end."""

import inspect
import json
import os
import time
import unittest
from unittest import mock

import vitrine
from servers import SNIPPET, answer, site
from vitrine import Client, Error

JSON = {"Content-Type": "application/json"}


class Requests(unittest.TestCase):
    def test_options_have_the_names_of_the_api(self):
        with site((200, JSON, answer(SNIPPET))) as (url, asked):
            Client(url).snippet(
                "acme/chat", endpoint_url="http://x/v1", client="openai", max_tokens=8, bill_to="acme", language="python"
            )
        method, path, headers, body = asked[0]
        self.assertEqual((method, path, headers["Content-Type"]), ("POST", "/api/v1/snippets", "application/json"))
        self.assertEqual(
            json.loads(body),
            {
                "model": "acme/chat",
                "kinds": ["call"],
                "endpointUrl": "http://x/v1",
                "clients": ["python/openai", "js/openai"],
                "max_tokens": 8,
                "billTo": "acme",
                "languages": ["python", "sh"],
            },
        )

    def test_ids_cannot_leave_their_place_in_the_address(self):
        with site(*[(404, JSON, b"{}")] * 3) as (url, asked):
            for id in ("a/b?card=true#x", "../../x", "a b/ü\r\nX: 1"):
                with self.assertRaises(Error):
                    Client(url).model(id)
        self.assertEqual(
            [path for _, path, _, _ in asked],
            ["/api/v1/models/a/b%3Fcard%3Dtrue%23x", "/api/v1/models/../..%2Fx", "/api/v1/models/a%20b/%C3%BC%0D%0AX%3A%201"],
        )

    def test_lists_are_repeated_and_flags_are_words(self):
        page = {"total": 0, "models": [], "read": [], "words": "", "notes": []}
        with site((200, JSON, json.dumps(page).encode())) as (url, asked):
            Client(url).search("a b", task=["x", "y"], literal=True, limit=2, facets="task", facet_limit=3)
        self.assertEqual(asked[0][1], "/api/v1/models?q=a+b&task=x&task=y&literal=true&limit=2&facets=task&facetLimit=3")

    def test_pages_are_asked_for_as_they_are_needed(self):
        def page(id, next):
            brief = {"id": id, "url": "/", "licences": [], "gated": False}
            return json.dumps({"total": 9, "models": [brief], "read": [], "words": "", "notes": [], "next": next}).encode()

        with site((200, JSON, page("a", "1")), (200, JSON, page("b", "2"))) as (url, asked):
            self.assertEqual([one.id for one in Client(url).models("x", limit=2)], ["a", "b"])
        self.assertEqual([path for _, path, _, _ in asked], ["/api/v1/models?q=x&limit=2", "/api/v1/models?q=x&limit=1&cursor=1"])

    def test_a_cursor_that_repeats_ends_the_list(self):
        brief = {"id": "a", "url": "/", "licences": [], "gated": False}
        for models, times in ([brief], 2), ([], 1):
            body = json.dumps({"total": 1, "models": models, "read": [], "words": "", "notes": [], "next": "1"}).encode()
            with site(*[(200, JSON, body)] * 3) as (url, asked):
                self.assertEqual(len(list(Client(url).models())), times * len(models))
            self.assertEqual(len(asked), times)

    def test_help_shows_every_option(self):
        for function in (vitrine.snippet, Client.snippet, vitrine.snippets, Client.snippets):
            self.assertLessEqual({"provider", "endpoint_url", "kind", "task"}, set(inspect.signature(function).parameters))
        self.assertIn("facet_limit", inspect.signature(vitrine.search).parameters)
        self.assertIn("licence", inspect.signature(vitrine.search).parameters)
        self.assertNotIn("options", inspect.signature(vitrine.models).parameters)

    def test_the_environment_names_the_site_and_the_token(self):
        with site((200, JSON, answer(SNIPPET))) as (url, asked):
            with mock.patch.dict(os.environ, {"VITRINE_URL": url + "/", "VITRINE_TOKEN": "vt_1", "http_proxy": "http://127.0.0.1:9"}):
                Client().snippet("acme/chat")
        self.assertEqual((asked[0][1], asked[0][2]["Authorization"]), ("/api/v1/snippets", "Bearer vt_1"))

    def test_the_token_of_the_environment_is_for_its_own_site(self):
        with site(*[(200, JSON, answer(SNIPPET))] * 3) as (url, asked):
            for usual in ("http://127.0.0.1:9", url):
                with mock.patch.dict(os.environ, {"VITRINE_URL": usual, "VITRINE_TOKEN": "vt_1"}):
                    Client(url + "/").snippet("acme/chat")
            Client(url, "vt_2").snippet("acme/chat")
        self.assertEqual([headers["Authorization"] for _, _, headers, _ in asked], [None, "Bearer vt_1", "Bearer vt_2"])


class Refused(unittest.TestCase):
    def error(self, *answers, **options):
        with site(*answers) as (url, asked):
            with self.assertRaises(Error) as caught:
                Client(url, **{"timeout": 5, **options}).snippet("acme/chat")
        self.asked = asked
        return caught.exception

    def test_a_problem_is_an_error_with_its_fields(self):
        body = {"code": "unknown-value", "detail": "clients: \x1b[31mred\u202e", "field": "endpointUrl", "allowed": ["a"], "nearest": ["b"]}
        error = self.error((400, {"Content-Type": "application/problem+json"}, json.dumps(body).encode()))
        self.assertEqual((error.code, error.field, error.allowed, error.nearest, error.status), ("unknown-value", "endpoint_url", ("a",), ("b",), 400))
        self.assertEqual(str(error), "clients: \\u{1b}[31mred\\u{202e}")

    def test_a_redirect_is_not_followed_and_gets_no_token(self):
        for status in (301, 302, 303, 307, 308):
            with site((200, JSON, answer(SNIPPET))) as (other, asked):
                error = self.error((status, {"Location": other}, b""), token="vt_secret")
            self.assertEqual((error.code, error.status, asked), ("redirected", status, []))
            self.assertIn(other, str(error))

    def test_an_answer_without_end_is_left(self):
        def endless():
            while True:
                yield b" " * 65_536

        self.assertEqual(self.error((200, JSON, endless)).code, "answer-too-large")

    def test_an_answer_that_drips_is_left(self):
        def drips():
            while True:
                time.sleep(0.1)
                yield b" " * 65_536

        started = time.monotonic()
        self.assertEqual(self.error((200, JSON, drips), timeout=1).code, "unreachable")
        self.assertLess(time.monotonic() - started, 5)

    def test_an_answer_that_never_comes_is_left(self):
        def silent():
            time.sleep(3)
            yield b""

        self.assertEqual(self.error((200, JSON, silent), timeout=0.5).code, "unreachable")

    def test_what_is_not_an_answer_of_vitrine_is_an_error(self):
        wrong = [b"<html>", b"[]", b"{}", b'"x"', b"\xff", b"[" * 100_000, answer({**SNIPPET, "content": 3}), answer({**SNIPPET, "checked": []})]
        for body in wrong:
            self.assertEqual(self.error((200, JSON, body)).code, "unexpected-answer", body[:40])

    def test_a_page_with_a_status_says_what_to_do(self):
        error = self.error((401, {"Content-Type": "text/html"}, b"<html>"))
        self.assertEqual((error.code, error.status), ("token-needed", 401))
        self.assertIn("VITRINE_TOKEN", str(error))
        for body in (b"<html>", b"{}", b'{"error": "no"}', b"[" * 100_000):
            error = self.error((502, {"Content-Type": "text/html"}, body))
            self.assertEqual((error.code, error.status), ("http-502", 502))
        error = self.error((502, {"Content-Length": "100"}, b"{"))
        self.assertEqual((error.code, error.status), ("http-502", 502))

    def test_no_server_says_what_to_start(self):
        with self.assertRaises(Error) as caught:
            Client("http://127.0.0.1:9").model("a/b")
        self.assertEqual(caught.exception.code, "unreachable")
        self.assertIn("vitrine serve", str(caught.exception))

    def test_no_code_has_the_reasons(self):
        note = {"kind": "load", "language": "text", "content": "There is no code for it."}
        error = self.error((200, JSON, answer(note, notes=["acme is unknown"])))
        self.assertEqual(error.code, "no-snippet")
        self.assertRegex(str(error), "There is no code for it. acme is unknown")

    def test_wrong_addresses_and_tokens_are_refused_and_not_shown(self):
        for url in ("file:///etc/passwd", "ftp://x", "localhost:3000", "http://me:secret@x", "http://"):
            with self.assertRaises(Error) as caught:
                Client(url)
            self.assertEqual((caught.exception.code, "secret" in str(caught.exception)), ("bad-url", False))
        for token in ("a b", "a\r\nX: 1", "ü"):
            with self.assertRaises(Error) as caught:
                Client("http://x", token)
            self.assertEqual(caught.exception.code, "bad-token")
        self.assertNotIn("vt_secret", repr(Client("http://x", "vt_secret")))

    def test_options_that_are_not_json_are_refused(self):
        for inputs in (object(), float("nan"), {1: {2, 3}}):
            with self.assertRaises(Error) as caught:
                Client("http://127.0.0.1:9").snippet("a/b", inputs=inputs)
            self.assertEqual(caught.exception.code, "not-json")


class Newer(unittest.TestCase):
    def test_fields_and_levels_of_a_newer_site_are_read(self):
        with site((200, JSON, answer({**SNIPPET, "level": "proven", "new": {"x": 1}}, new=[]))) as (url, _):
            self.assertEqual(Client(url).snippet("acme/chat").level, "proven")


if __name__ == "__main__":
    unittest.main()
