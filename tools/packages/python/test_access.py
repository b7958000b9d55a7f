"""The installed wheel against a site that requires a token."""

import os
import unittest

import vitrine


class Access(unittest.TestCase):
    def test_a_token_opens_the_site(self):
        client = vitrine.Client(token=os.environ["TOKEN"])
        self.assertEqual(client.model("vitrine/tiny-chat").id, "vitrine/tiny-chat")
        self.assertNotIn(os.environ["TOKEN"], repr(client))

    def test_no_token_and_a_wrong_one_are_refused_with_what_to_do(self):
        for token in (None, "vt_wrong"):
            with self.assertRaises(vitrine.Error) as caught:
                vitrine.Client(token=token).model("vitrine/tiny-chat")
            self.assertEqual(caught.exception.status, 401)
            self.assertIn("VITRINE_TOKEN", str(caught.exception))
            self.assertEqual(caught.exception.code, "token-needed")


if __name__ == "__main__":
    unittest.main()
