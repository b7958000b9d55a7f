import type { Context } from "hono";
import { ApiProblem } from "../../api/problem.ts";

/** Bytes of a body: code for the largest one that is allowed is written within half a second. */
export const LARGEST_BODY = 65_536;

/** The JSON of a body. Throws ApiProblem for another type, a large body, and what is not JSON. */
export async function jsonBody(context: Context): Promise<unknown> {
	const type = context.req.header("Content-Type") ?? "";
	if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type.trim()))
		throw new ApiProblem(415, "unsupported-media-type", "The body should be JSON: Content-Type: application/json.", {
			field: "Content-Type",
			value: type,
			allowed: ["application/json"],
		});
	const text = await bodyText(context);
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new ApiProblem(400, "broken-json", `The body is not JSON: ${(error as Error).message}`);
	}
}

/** The body as text. Throws ApiProblem if it is too large. */
export async function bodyText(context: Context): Promise<string> {
	if (Number(context.req.header("Content-Length") ?? 0) > LARGEST_BODY) throw tooLarge();
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of context.req.raw.body ?? []) {
		bytes += piece.length;
		if (bytes > LARGEST_BODY) throw tooLarge();
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString();
}

const tooLarge = (): ApiProblem =>
	new ApiProblem(413, "too-large", `The body has more than ${LARGEST_BODY} bytes.`, { field: "body" });
