"""Servers that answer what a test says."""

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SNIPPET = {
    "kind": "load",
    "language": "python",
    "library": "transformers",
    "title": "Pipeline",
    "content": "import transformers",
    "level": "run",
    "checked": {"date": "2026-11-21", "tools": {"transformers": "5.23.0"}},
    "standing": "Ran on a tiny test model with transformers 5.23 · 21 Nov 2026. Not run on this model.",
    "reason": "The record names Transformers.",
}


def answer(*snippets, **fields):
    """The answer to a request for snippets, as JSON."""
    whole = {"model": "acme/chat", "snippets": list(snippets), "notes": [], "errors": [], **fields}
    return json.dumps(whole).encode()


@contextmanager
def site(*answers):
    """A site that gives these answers one after another, (status, headers, body); yields its address and what it was asked."""
    asked = []
    left = list(answers)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            length = int(self.headers.get("Content-Length", 0))
            asked.append((self.command, self.path, self.headers, self.rfile.read(length)))
            status, headers, body = left.pop(0)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            try:
                for piece in [body] if isinstance(body, bytes) else body():
                    self.wfile.write(piece)
            except OSError:
                pass

        do_POST = do_GET

        def log_message(self, format, *args):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", asked
    finally:
        server.shutdown()
        server.server_close()
