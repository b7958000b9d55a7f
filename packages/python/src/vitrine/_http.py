"""Requests to a site."""

import http.client
import json
import time
import urllib.error
import urllib.request
from typing import IO, Dict, Mapping, Optional, Sequence, Tuple, cast
from urllib.parse import quote, urlencode, urlsplit

from ._api import VERSION
from ._errors import Error, problem
from ._read import MOST_BYTES, fields_of, parsed

_OPERATIONS = {
    "listModels": "/models",
    "getModel": "/models/",
    "getMemory": "/memory",
    "postSnippets": "/snippets",
}

_LOCAL = ("localhost", "127.0.0.1", "::1")


class Http:
    """A site, at the address of its first page."""

    def __init__(self, url: str, token: Optional[str], timeout: float) -> None:
        self._url = _checked_url(url)
        self._headers = {"Accept": "application/json", "User-Agent": f"vitrine-python/{VERSION}"}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {_checked_token(token)}"
        self._timeout = timeout
        self._opener = _opener_for(self._url)

    def __repr__(self) -> str:
        return repr(self._url)

    def ask(self, operation: str, given: Mapping[str, object]) -> object:
        """Sends a request. Raises Error for any unexpected answer."""
        request = self._request(operation, given)
        try:
            with self._opener.open(request, timeout=self._timeout) as answer:
                return parsed(self._body(answer))
        except urllib.error.HTTPError as error:
            with error:
                raise self._refused(error) from None
        except (OSError, http.client.HTTPException) as error:
            raise self._unreachable(error) from None

    def close(self) -> None:
        """Nothing is kept open."""

    def _request(self, operation: str, given: Mapping[str, object]) -> urllib.request.Request:
        address = f"{self._url}/api/v1{_OPERATIONS[operation]}"
        if operation == "postSnippets":
            headers = {**self._headers, "Content-Type": "application/json"}
            return urllib.request.Request(address, data=_json(given).encode(), headers=headers)
        query = dict(given)
        if operation == "getModel":
            address += "/".join(quote(part, safe="") for part in str(query.pop("id")).split("/", 1))
        words = urlencode({name: _written(value) for name, value in query.items()}, doseq=True)
        return urllib.request.Request(f"{address}?{words}" if words else address, headers=self._headers)

    def _body(self, answer: IO[bytes]) -> bytes:
        """The bytes of an answer: bounded, and within twice the time of a read."""
        latest = time.monotonic() + self._timeout
        pieces = bytearray()
        while piece := answer.read(65_536):
            pieces += piece
            if len(pieces) > MOST_BYTES:
                raise Error("answer-too-large", f"The response has more than {MOST_BYTES} bytes. Request less.")
            if time.monotonic() > latest:
                raise TimeoutError("the answer did not end in time")
        return bytes(pieces)

    def _refused(self, error: urllib.error.HTTPError) -> Error:
        if 300 <= error.code < 400:
            return Error(
                "redirected",
                f"{self._url} redirects to {error.headers.get('Location', 'nowhere')!r}. Use the address that does not redirect.",
                status=error.code,
            )
        try:
            body = fields_of(parsed(self._body(error)))
        except (Error, OSError, http.client.HTTPException):
            body = {}
        if error.code == 401:
            why = str(body.get("detail", f"{self._url} needs a token")).rstrip(".")
            return Error("token-needed", f"{why}. Set VITRINE_TOKEN to a token of this site.", status=401)
        if "detail" in body:
            return problem(body, error.code)
        return Error(f"http-{error.code}", f"{self._url} answers {error.code}. Is this the address of a Vitrine site?", status=error.code)

    def _unreachable(self, error: Exception) -> Error:
        reason = getattr(error, "reason", None) or str(error) or type(error).__name__
        return Error(
            "unreachable",
            f"No answer from {self._url} ({reason}). Start a site with `vitrine serve`, name another one with VITRINE_URL, "
            "or use Client.local().",
        )


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc and not parts.query:
        return url.rstrip("/")
    raise Error("bad-url", "url should be the address of a site, such as http://127.0.0.1:3000, without a password.", field="url")


def _checked_token(token: str) -> str:
    if token and token.isascii() and token.isprintable() and " " not in token:
        return token
    raise Error("bad-token", "token should be the token alone, as `vitrine token add` prints it.", field="token")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Refuses redirects, so that no token is sent to another server."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: object, newurl: str
    ) -> None:
        return None


def _opener_for(url: str) -> urllib.request.OpenerDirector:
    """Uses the proxies of the environment, except for this machine."""
    proxies: Tuple[urllib.request.ProxyHandler, ...] = ()
    if urlsplit(url).hostname in _LOCAL:
        proxies = (urllib.request.ProxyHandler({}),)
    return urllib.request.build_opener(_NoRedirects(), *proxies)


def _written(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return cast("Sequence[object]", value)
    return value if isinstance(value, str) else _json(value)


def _json(value: object) -> str:
    try:
        return json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise Error("not-json", f"An option cannot be written as JSON: {error}.") from None


def given_options(options: Mapping[str, object]) -> Dict[str, object]:
    """The options that have a value."""
    return {name: value for name, value in options.items() if value is not None}
