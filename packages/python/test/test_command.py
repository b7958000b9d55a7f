"""The client of a command that answers wrongly, and `check` with a command that only looks like Vitrine."""

import json
import os
import pathlib
import stat
import sys
import tempfile
import textwrap
import time
import unittest

import vitrine
from servers import SNIPPET, answer
from vitrine import Client, Error

HEAD = """
import json, sys, time
def lines():
    for line in sys.stdin:
        yield json.loads(line)
def send(id, **fields):
    print(json.dumps({"jsonrpc": "2.0", "id": id, **fields}), flush=True)
messages = lines()
send(next(messages)["id"], result={})
next(messages)
"""


class Commands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def client(self, code, head=HEAD, **options):
        program = self.folder / "program.py"
        program.write_text(head + textwrap.dedent(code), encoding="utf-8")
        client = Client.local([sys.executable, str(program)], **options)
        self.addCleanup(client.close)
        return client

    def error(self, code, **options):
        with self.assertRaises(Error) as caught:
            self.client(code, **options).snippet("acme/chat")
        return caught.exception

    def test_the_tool_gets_the_options_and_its_answer_is_read(self):
        client = self.client(
            f"""
            message = next(messages)
            assert message["params"] == {{"name": "code_for_model", "arguments": {{"model": "acme/chat", "kinds": ["load"]}}}}
            send(None, method="notifications/message")
            send(message["id"], result={{"structuredContent": json.loads({answer(SNIPPET).decode()!r})}})
            """
        )
        self.assertEqual(str(client.snippet("acme/chat")), "import transformers")

    def test_a_problem_is_an_error_with_its_fields(self):
        problem = json.dumps({"code": "unknown-value", "detail": "no", "field": "clients", "nearest": ["x"]})
        error = self.error(f"""send(next(messages)["id"], result={{"isError": True, "content": [{{"type": "text", "text": {problem!r}}}]}})""")
        self.assertEqual((error.code, error.field, error.nearest, error.status), ("unknown-value", "client", ("x",), None))

    def test_a_command_that_ends_is_named_with_what_it_reported(self):
        error = self.error("print('the disk is full', file=sys.stderr); sys.exit(1)")
        self.assertEqual(error.code, "command-ended")
        self.assertIn("the disk is full", str(error))

    def test_a_command_that_hangs_is_ended(self):
        client = self.client("time.sleep(60)", timeout=1)
        started = time.monotonic()
        with self.assertRaises(Error) as caught:
            client.snippet("acme/chat")
        self.assertEqual(caught.exception.code, "timeout")
        self.assertLess(time.monotonic() - started, 4)

    def test_an_answer_without_end_is_left(self):
        self.assertEqual(self.error("while True: sys.stdout.write(' ' * 65_536)").code, "answer-too-large")

    def test_words_that_are_no_messages_are_an_error(self):
        self.assertEqual(self.error("print('Welcome!', flush=True); time.sleep(60)").code, "unexpected-answer")
        self.assertEqual(self.error("send(2, error={'message': 'no such tool'})").code, "failed")

    def test_a_command_that_is_missing_is_named(self):
        with self.assertRaises(Error) as caught:
            Client.local("no-such-vitrine")
        self.assertEqual((caught.exception.code, caught.exception.field), ("no-command", "command"))

    def test_a_client_starts_its_command_again_after_a_failure(self):
        mark = self.folder / "mark"
        client = self.client(
            f"""
            import os
            if not os.path.exists({str(mark)!r}):
                open({str(mark)!r}, "w").close()
                sys.exit(1)
            send(next(messages)["id"], result={{"structuredContent": json.loads({answer(SNIPPET).decode()!r})}})
            """
        )
        with self.assertRaises(Error):
            client.snippet("acme/chat")
        self.assertEqual(str(client.snippet("acme/chat")), "import transformers")


@unittest.skipIf(sys.platform == "win32", "writes a script for a shell")
class Checks(unittest.TestCase):
    def command(self, code):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name, "vitrine")
        path.write_text(f"#!{sys.executable}\nimport json, sys\n{code}\n", encoding="utf-8")
        os.chmod(path, stat.S_IRWXU)
        return str(path)

    def test_ids_are_no_options_and_no_shell_reads_them(self):
        command = self.command("print(json.dumps({'models': [{'model': json.dumps(sys.argv[1:]), 'verdict': 'run', 'revision': 'x'}]}))")
        found = vitrine.check(["--trust", "$(id)"], library="timm", memory="2GB", sandbox=False, command=command, data="/d")
        self.assertEqual(
            json.loads(found[0].model),
            ["check", "--json=-", "--no-sandbox", "--library=timm", "--memory=2GB", "--data=/d", "--", "--trust", "$(id)"],
        )

    def test_a_failure_without_a_report_is_an_error(self):
        for status, code in ((1, "check-failed"), (2, "wrong-usage")):
            with self.assertRaises(Error) as caught:
                vitrine.check("a/b", command=self.command(f"print('no such model', file=sys.stderr); sys.exit({status})"))
            self.assertEqual((caught.exception.code, str(caught.exception)), (code, "no such model"))


if __name__ == "__main__":
    unittest.main()
