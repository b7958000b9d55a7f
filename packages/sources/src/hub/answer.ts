import { setImmediate } from "node:timers/promises";
import { shown } from "@vitrine/model";
import { reason } from "../cause.ts";
import { SourceError } from "../error.ts";
import { elements, type Ending } from "../ndjson/elements.ts";
import { jsonOf, LONGEST, type Read } from "../ndjson/record.ts";
import { type Answer, named } from "./request.ts";

/**
 * The models of a page of the list, one by one: as a whole, a list of small values takes twenty times its bytes. Throws
 * SourceError if the answer is something else.
 */
export async function* modelsOf(answer: Answer): AsyncGenerator<Read> {
	const where = named(answer.url);
	if (answer.status !== 200)
		throw new SourceError("http-status", where, { got: String(answer.status), reason: advice(answer) });
	const text = startOf(answer);
	if (!text.trimStart().startsWith("[")) throw notAList(answer, text, where);
	const end: Ending = { open: false };
	let count = 0;
	for await (const { bytes } of elements(inTurns(answer.body), LONGEST, end)) {
		yield jsonOf(bytes, `${where} [${count++}]`);
	}
	if (end.open || end.trailing !== undefined)
		throw notJson(answer, where, "the list is not closed, or text follows it");
}

/** The parts of an answer, with room for other work between them: without it, no signal to stop would be seen. */
async function* inTurns(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
	for (const part of parts) {
		yield part;
		await setImmediate();
	}
}

/** Bytes of an answer that decide what it is, and that messages are taken from. */
const START = 64 * 1024;

function startOf({ body }: Answer): string {
	const decoder = new TextDecoder();
	let text = "";
	for (const part of body) {
		if (text.length >= START) break;
		text += decoder.decode(part.subarray(0, START), { stream: true });
	}
	return text;
}

function notAList(answer: Answer, text: string, where: string): SourceError {
	try {
		const value: unknown = JSON.parse(text);
		return new SourceError("answer-not-a-list", where, { expected: "a list of models", got: shown(value) });
	} catch (cause) {
		return notJson(answer, where, reason(cause));
	}
}

function notJson({ headers }: Answer, where: string, why: string): SourceError {
	const got = headers.get("content-type") ?? "no content type";
	return new SourceError("answer-not-json", where, { expected: "JSON", got, reason: why });
}

/** The message of the hub, and what to do. */
function advice(answer: Answer): string {
	const { status, headers } = answer;
	const body = startOf(answer);
	const message = headers.get("x-error-message") ?? (/^\s*[<{[]/.test(body) ? "" : body.trim().slice(0, 200));
	return [message, ADVICE[status] ?? (status >= 500 ? "the hub failed; try again later" : "")]
		.filter((text) => text !== "")
		.map((text) => `: ${text}`)
		.join("");
}

const ADVICE: Readonly<Record<number, string>> = {
	401: "the token is missing or invalid; set HF_TOKEN or --token",
	403: "the token does not allow reading this list",
	404: "there is no list of models here; the URL should be the root of a hub",
	429: "too many requests, even after waiting; try again later",
};
