import { shown } from "@vitrine/model";
import { reason } from "../cause.ts";
import { SourceError } from "../error.ts";
import { type Answer, named } from "./request.ts";

/** The models of a page of the list. Throws SourceError if the answer is something else. */
export function modelsOf(answer: Answer): readonly unknown[] {
	const where = named(answer.url);
	if (answer.status !== 200)
		throw new SourceError("http-status", where, { got: String(answer.status), reason: advice(answer) });
	const value = parsed(answer, where);
	if (Array.isArray(value)) return value;
	throw new SourceError("answer-not-a-list", where, { expected: "a list of models", got: shown(value) });
}

function parsed({ body, headers }: Answer, where: string): unknown {
	try {
		return JSON.parse(body);
	} catch (cause) {
		const got = headers.get("content-type") ?? "no content type";
		throw new SourceError("answer-not-json", where, { expected: "JSON", got, reason: reason(cause) }, { cause });
	}
}

/** The message of the hub, and what to do. */
function advice({ status, headers, body }: Answer): string {
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
