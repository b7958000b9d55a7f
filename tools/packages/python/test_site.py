"""The installed wheel against a site with the starter models."""

import datetime
import os
import unittest

import vitrine

CHAT = "vitrine/tiny-chat"


class Code(unittest.TestCase):
    def test_a_snippet_has_code_install_line_level_and_versions(self):
        snippet = vitrine.snippet(CHAT)
        self.assertEqual((snippet.kind, snippet.language, snippet.library), ("load", "python", "transformers"))
        self.assertIn(f'model="{CHAT}"', str(snippet))
        self.assertEqual(snippet.install, "pip install transformers torch")
        self.assertEqual(snippet.level, "run")
        self.assertRegex(snippet.standing or "", r"^Ran on a tiny test model with transformers .*Not run on this model\.$")
        self.assertIn("transformers", snippet.versions)
        self.assertGreater(snippet.checked_on or datetime.date.min, datetime.date(2026, 1, 1))
        self.assertEqual(snippet.reasons, ("The record names Transformers.",))

    def test_a_task_takes_the_place_of_the_one_of_the_record(self):
        self.assertIn('pipeline("fill-mask"', str(vitrine.snippet(CHAT, task="fill-mask")))

    def test_a_call_has_the_install_line_of_its_client(self):
        snippet = vitrine.snippet("Qwen/Qwen3-0.6B", provider="hf-inference", client="openai", language="python", stream=True)
        self.assertEqual((snippet.kind, snippet.client, snippet.install), ("call", "openai", "pip install openai"))
        self.assertIn("stream=True", str(snippet))

    def test_every_option_reaches_the_code(self):
        messages = [{"role": "user", "content": 'What is "tide"?'}]
        code = str(
            vitrine.snippet(
                CHAT,
                endpoint_url="http://127.0.0.1:8080/v1",
                token_variable="OWN_TOKEN",
                client="python/requests",
                messages=messages,
                temperature=0,
                max_tokens=7,
                top_p=0.5,
                response_format={"type": "json_object"},
            )
        )
        for part in ("http://127.0.0.1:8080/v1", "OWN_TOKEN", "tide", '"temperature": 0', '"max_tokens": 7', '"top_p": 0.5', "json_object"):
            self.assertIn(part, code)
        compile(code, "snippet", "exec")

    def test_an_app_opens_a_file(self):
        snippet = vitrine.snippet("vitrine/tiny-chat-gguf", app="llama.cpp")
        self.assertEqual((snippet.kind, snippet.language), ("app", "sh"))

    def test_all_snippets_are_there_in_order(self):
        found = vitrine.snippets(CHAT, kind=["load", "call"], provider="hf-inference")
        self.assertEqual([one.title for one in found][:2], ["Pipeline", "Model class"])
        self.assertEqual({one.kind for one in found}, {"load", "call"})
        self.assertNotIn("Install", [one.title for one in found])
        only = vitrine.snippets(CHAT, language="python")
        self.assertEqual({one.language for one in only}, {"python"})
        self.assertEqual({one.install for one in only if one.kind == "load"}, {"pip install transformers torch"})

    def test_a_record_needs_no_catalogue(self):
        record = {"id": 'acme/"); import os #', "pipeline_tag": "text-classification", "library_name": "transformers"}
        code = str(vitrine.snippet(record))
        compile(code, "snippet", "exec")
        self.assertIn('acme/\\"); import os #', code)

    def test_a_message_of_60_kb_is_sent(self):
        messages = [{"role": "user", "content": "x" * 60_000}]
        code = str(vitrine.snippet(CHAT, endpoint_url="http://127.0.0.1:8080/v1", client="requests", messages=messages))
        self.assertIn("x" * 60_000, code)


class Models(unittest.TestCase):
    def test_pages_follow_each_other(self):
        total = vitrine.search(limit=1).total
        ids = [one.id for one in vitrine.models()]
        self.assertEqual((len(ids), len(set(ids))), (total, total))
        self.assertGreater(total, 1_000)

    def test_filters_narrow(self):
        found = list(vitrine.models("whisper", task="automatic-speech-recognition", sort="downloads", limit=5))
        self.assertEqual(len(found), 5)
        self.assertEqual({one.task for one in found}, {"automatic-speech-recognition"})
        downloads = [one.downloads or 0 for one in found]
        self.assertEqual(downloads, sorted(downloads, reverse=True))

    def test_a_page_has_counts_and_what_was_read(self):
        page = vitrine.search("gguf under 4 GB", facets=["library"], facet_limit=2, limit=1)
        self.assertEqual(len(page.models), 1)
        self.assertEqual(len((page.facets or {})["library"]), 2)
        self.assertEqual({read.of for read in page.read}, {"format", "fit"})

    def test_a_model_has_facts_ways_and_its_card(self):
        model = vitrine.model(CHAT, card=True)
        self.assertEqual((model.facts.access, model.ways[0].key), ("open", "transformers"))
        self.assertIn("# Tiny Chat", model.card.text if model.card else "")
        self.assertIsNone(vitrine.model(CHAT).card)

    def test_the_weights_that_fit_are_named(self):
        self.assertTrue(all(one.fits for one in vitrine.memory(CHAT, memory=16).weights))


class Errors(unittest.TestCase):
    def error(self, call, *given, **options):
        with self.assertRaises(vitrine.Error) as caught:
            call(*given, **options)
        return caught.exception

    def test_errors_name_the_option_and_what_is_allowed(self):
        error = self.error(vitrine.search, sort="download")
        self.assertEqual((error.status, error.code, error.field, error.nearest), (400, "unknown-value", "sort", ("downloads",)))
        self.assertIn("likes", error.allowed)
        self.assertEqual(self.error(vitrine.snippet, CHAT, language="pithon").field, "language")
        self.assertEqual(self.error(vitrine.model, "vitrine/tiny-chatt").status, 404)
        self.assertEqual(self.error(vitrine.snippet, CHAT, task="fill-masc").nearest, ("fill-mask",))
        self.assertEqual(self.error(vitrine.snippet, CHAT, nothing=1).field, "nothing")
        self.assertEqual(self.error(vitrine.snippet, CHAT, provider="hf-inference", inputs="x" * 70_000).status, 413)
        self.assertEqual(self.error(vitrine.snippet, CHAT, library="timm").code, "no-snippet")

    def test_a_site_below_the_address_is_not_one(self):
        self.assertEqual(self.error(vitrine.Client(os.environ["VITRINE_URL"] + "/docs").model, CHAT).status, 404)


if __name__ == "__main__":
    unittest.main()
