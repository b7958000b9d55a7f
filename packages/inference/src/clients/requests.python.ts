import { py, type Python } from "@vitrine/code";
import type { HttpRequest } from "../call.ts";
import type { Client } from "../client.ts";
import { download } from "./requests/download.ts";
import { waiting } from "./requests/waiting.ts";
import { headersWithout } from "./shared/body.ts";
import { type RawCall, rawClient } from "./shared/client.ts";
import { bodyArguments, fileVariable, readAnswer } from "./shared/python.ts";
import { isInline, RAW_KINDS } from "./shared/raw.ts";

/** The requests library. */
export const requests: Client = rawClient({
	name: "requests",
	language: "python",
	package: { registry: "pypi", name: "requests" },
	saves: true,
	kinds: RAW_KINDS,
	canSend: ({ request }) => !isInline(request.answer),
	write(call): Python {
		const { request } = call;
		const { answer } = request;
		if (answer.type === "stream") return streaming(call, answer.tools);
		return answer.type === "queue" ? waiting(call, headersOf(request), answer) : whole(call);
	},
});

const whole = (call: RawCall): Python => py`
	import requests

	${fileVariable(call.request.body)}
	response = requests.post(
	    ${call.request.url},
	    headers=${headersOf(call.request)},
	    ${bodyArguments(call)}
	)
	response.raise_for_status()
	${readAnswer(call.request.answer, download)}
`;

const streaming = (call: RawCall, tools: boolean): Python => py`
	import json

	import requests

	with requests.post(
	    ${call.request.url},
	    headers=${headersOf(call.request)},
	    ${bodyArguments(call)}
	    stream=True,
	) as response:
	    response.raise_for_status()
	    for line in response.iter_lines(chunk_size=1):
	        if not line.startswith(b"data:"):
	            continue
	        data = line.removeprefix(b"data:").strip()
	        if data == b"[DONE]":
	            break
	        chunk = json.loads(data)
	        if "error" in chunk:
	            raise RuntimeError(chunk["error"])
	        for choice in chunk.get("choices") or []:
	            ${tools ? printPiece : printContent}
	print()
`;

const printContent = py`print(choice["delta"].get("content") or "", end="", flush=True)`;
const printPiece = py`
	delta = choice["delta"]
	print(delta.get("content") or delta.get("tool_calls") or "", end="", flush=True)
`;

/** The library sets the content type of JSON and of forms. */
const headersOf = (request: HttpRequest): HttpRequest["headers"] =>
	request.body.type === "file" ? request.headers : headersWithout(request, "Content-Type");
