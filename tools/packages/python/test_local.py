"""The installed wheel with the command of the packed application: no site, the same answers."""

import os
import unittest

import vitrine

CHAT = "vitrine/tiny-chat"


class Local(unittest.TestCase):
    def test_the_command_answers_as_the_site_does(self):
        site = vitrine.Client()
        with vitrine.Client.local(data=os.environ["DATA"]) as local:
            self.assertEqual(local.snippet(CHAT), site.snippet(CHAT))
            call = {"provider": "hf-inference", "client": "requests", "stream": True}
            self.assertEqual(local.snippets(CHAT, **call), site.snippets(CHAT, **call))
            words = {"words": "whisper", "sort": "downloads", "limit": 150}
            self.assertEqual([one.id for one in local.models(**words)], [one.id for one in site.models(**words)])
            self.assertEqual(local.memory(CHAT).weights, site.memory(CHAT).weights)
            self.assertEqual(local.model(CHAT, card=True).facts, site.model(CHAT, card=True).facts)

    def test_errors_are_those_of_the_site(self):
        with vitrine.Client.local(data=os.environ["DATA"]) as local:
            for client in (local, vitrine.Client()):
                with self.assertRaises(vitrine.Error) as caught:
                    client.search(sort="download")
                self.assertEqual((caught.exception.code, caught.exception.field), ("unknown-value", "sort"))
            self.assertEqual(str(local.snippet(CHAT)), str(vitrine.snippet(CHAT)))


if __name__ == "__main__":
    unittest.main()
