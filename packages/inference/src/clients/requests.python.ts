import { py, type Python } from "@vitrine/code";
import type { Call, Client, HttpRequest } from "../shapes.ts";
import { headersWithout } from "./shared/body.ts";
import { bodyArguments, fileVariable, readAnswer } from "./shared/python.ts";
import { answersWith, RAW_KINDS } from "./shared/raw.ts";

/** The requests library. */
export const requests: Client = {
	name: "requests",
	language: "python",
	kinds: RAW_KINDS,
	says: (call) => answersWith(call, "json", "stream", "bytes", "base64", "address"),
	write: ({ request }: Call): Python => (request!.answer.type === "stream" ? streaming(request!) : whole(request!)),
};

const whole = (request: HttpRequest): Python => py`
	import requests

	${fileVariable(request.body)}
	response = requests.post(
	    ${request.url},
	    headers=${headersOf(request)},
	    ${bodyArguments(request.body)}
	)
	response.raise_for_status()
	${readAnswer(request.answer)}
`;

const streaming = (request: HttpRequest): Python => py`
	import json

	import requests

	with requests.post(
	    ${request.url},
	    headers=${headersOf(request)},
	    ${bodyArguments(request.body)}
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
	            print(choice["delta"].get("content") or "", end="", flush=True)
	print()
`;

/** The library itself says that a body is JSON or a form. */
const headersOf = (request: HttpRequest): HttpRequest["headers"] =>
	request.body.type === "file" ? request.headers : headersWithout(request, "Content-Type");
