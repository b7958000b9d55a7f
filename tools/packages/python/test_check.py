"""Checks by the command of the packed application, of a folder with one model: a pickle of scikit-learn."""

import os
import pathlib
import unittest

import vitrine

MODELS = pathlib.Path(os.environ["MODELS"])


class Check(unittest.TestCase):
    def test_a_pickle_is_not_run_unless_it_is_trusted(self):
        (found,) = vitrine.check(MODELS)
        self.assertEqual((found.model, found.verdict, found.outcome), ("vitrine/tiny-birds", "not run", None))
        self.assertIn("--trust", found.reason or "")

    def test_code_that_ran_has_an_outcome(self):
        (found,) = vitrine.check(MODELS, trust=True, time=120)
        assert found.outcome is not None, found.reason
        self.assertEqual((found.verdict, found.outcome.result, found.outcome.library), ("run", "run", "sklearn"))
        self.assertIn("scikit-learn", found.outcome.versions)
        self.assertIsNotNone(found.outcome.sandbox)
        self.assertEqual([block.result for block in found.outcome.blocks], ["run"])

    def test_an_id_that_is_not_there_is_an_error(self):
        with self.assertRaises(vitrine.Error) as caught:
            vitrine.check("acme/nothing", data=os.environ["DATA"])
        self.assertIn("acme/nothing", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
