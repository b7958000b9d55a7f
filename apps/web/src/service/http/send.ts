import type { Context } from "hono";
import { ApiProblem } from "../../api/problem.ts";
import { isHeld, weakTag } from "../../http/conditions.ts";

/** Bytes of an answer. */
const LARGEST = 8 * 1024 * 1024;

/** Sends an answer with its entity tag; 304 where the client has it. Throws ApiProblem for one that is too large. */
export function sendAnswer(
	context: Context,
	type: string,
	text: string,
	more: Readonly<Record<string, string>> = {},
): Response {
	if (Buffer.byteLength(text) > LARGEST)
		throw new ApiProblem(422, "answer-too-large", `The response has more than ${LARGEST} bytes. Request less.`);
	const etag = weakTag(text);
	const headers = { "Cache-Control": "no-cache", ETag: etag, Vary: "Accept, Accept-Encoding", ...more };
	if (isHeld(context, etag)) return new Response(null, { status: 304, headers });
	return new Response(text, { headers: { ...headers, "Content-Type": type } });
}
