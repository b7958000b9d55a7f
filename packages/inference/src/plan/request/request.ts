import { type Text, text } from "@vitrine/code";
import { BILL_TO_HEADER } from "../../constants.ts";
import type { HttpRequest, Secret } from "../../call.ts";
import type { Head } from "../../providers/shapes.ts";
import type { Access, Ask, Payload, RawTarget, RequestDraft, Target } from "../stages.ts";
import { answerOf } from "./answer.ts";
import { bodyOf } from "./body.ts";
import { filenameIn, fileTypeOf } from "./files.ts";
import { inPath } from "./path.ts";

/** What a raw client must send: the recorded request with this call in its holes, for any name of the model. */
export function requestOf(ask: Ask, payload: Payload, target: Target, access: Access): RequestDraft | undefined {
	const { head, token } = access;
	if (target.type === "auto" || head === undefined || token === undefined) return undefined;
	return {
		url: urlOf(head.url),
		headers: headersOf(ask, payload, target, { ...access, head, token }),
		body: bodyOf(ask, payload, target),
		answer: answerOf(ask, payload, target, head.url),
		token,
	};
}

function urlOf(template: string): RequestDraft["url"] {
	const [before = "", after] = template.split("{model}");
	return after === undefined ? () => template : (name, field) => before + inPath(field, name) + after;
}

function headersOf(
	{ options: { billTo } }: Ask,
	payload: Payload,
	target: RawTarget,
	{ head, token, billing }: Access & { readonly head: Head; readonly token: Secret },
): HttpRequest["headers"] {
	const headers: Record<string, string | Text> = {};
	for (const [name, value = ""] of Object.entries(head.headers)) headers[name] = withToken(value, token);
	if (target.recorded.file && target.type !== "router")
		headers["Content-Type"] = fileTypeOf(filenameIn(payload), target);
	if (billTo && billing === "all") headers[BILL_TO_HEADER] = billTo;
	return headers;
}

function withToken(template: string, token: Secret): string | Text {
	const [before = "", after] = template.split("{token}");
	return after === undefined ? template : text`${before}${token}${after}`;
}
