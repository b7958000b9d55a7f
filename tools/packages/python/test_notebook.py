"""A notebook that shows snippets, run by Jupyter's own kernel."""

import unittest

import nbformat
from nbclient import NotebookClient

CELLS = ["import vitrine", 'vitrine.snippet("vitrine/tiny-chat")', 'vitrine.snippets("vitrine/tiny-chat")']


class Notebook(unittest.TestCase):
    def test_a_snippet_is_shown_as_a_panel(self):
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
        NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
        _, one, all = (cell.outputs for cell in notebook.cells)
        self.assertEqual([output.output_type for output in one], ["execute_result"])
        html, plain = one[0].data["text/html"], one[0].data["text/plain"]
        for part in ("pip install transformers torch", "pipeline(", "Ran on a tiny test model", "The record names Transformers."):
            self.assertIn(part, html)
            self.assertIn(part, plain)
        self.assertGreater(all[0].data["text/html"].count("<pre"), html.count("<pre"))


if __name__ == "__main__":
    unittest.main()
