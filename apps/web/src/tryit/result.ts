import { isObject } from "@vitrine/model";
import type { Label, Medium, Result } from "./shapes.ts";

/** An answer that is none to what was asked. The client library lets some pass; its own error of the kind has this name. */
export class OutputError extends Error {
	override readonly name = "ProviderOutputError";
}

/** What the client library gave for a task, in the form it is shown in. Throws an OutputError for a chat that is none. */
export function readResult(task: string, answer: unknown): Result {
	if (task === "conversational") return chatIn(answer);
	if (answer instanceof Blob) return { type: "media", media: [{ medium: mediumOf(task, answer), blob: answer }] };
	if (typeof answer === "string") return { type: "text", text: answer };
	const sounds = soundsIn(answer);
	if (sounds.length > 0) return { type: "media", media: sounds };
	const labels = labelsIn(answer);
	if (labels.length > 0) return { type: "labels", labels };
	const text = textIn(answer);
	return text === undefined ? { type: "json", text: JSON.stringify(answer, null, 2) } : { type: "text", text };
}

/** By its own type, else by what the task makes. */
function mediumOf(task: string, { type }: Blob): Medium["medium"] {
	const own = /^(image|audio|video)\//.exec(type)?.[1];
	if (own !== undefined) return own as Medium["medium"];
	return task.endsWith("video") ? "video" : /(?:speech|audio)$/.test(task) ? "audio" : "image";
}

/** Sounds as base64 text, each with its label. */
function soundsIn(answer: unknown): readonly Medium[] {
	if (!Array.isArray(answer)) return [];
	return answer.flatMap((item: unknown) => {
		if (!isObject(item) || typeof item["blob"] !== "string") return [];
		const type = String(item["content-type"] ?? "audio/wav");
		const label = item["label"];
		return [
			{
				medium: "audio" as const,
				blob: decoded(item["blob"], type),
				...(label !== undefined && { label: String(label) }),
			},
		];
	});
}

function decoded(base64: string, type: string): Blob {
	return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
}

/** Every item must be a label with its score, or it is no list of labels. */
function labelsIn(answer: unknown): readonly Label[] {
	const list = Array.isArray(answer) ? answer.flat() : [];
	const labels = list.flatMap((item: unknown) => (isObject(item) ? labelIn(item) : []));
	return labels.length === list.length ? labels : [];
}

function labelIn(item: Readonly<Record<string, unknown>>): readonly Label[] {
	const { score, label, word, entity_group: group, token_str: token, answer } = item;
	if (typeof score !== "number" || !(score >= 0 && score <= 1)) return [];
	const name =
		word !== undefined && group !== undefined ? `${String(word)}: ${String(group)}` : (label ?? token ?? answer);
	return typeof name === "string" ? [{ label: name, score }] : [];
}

/** The one text that an answer is about. */
function textIn(answer: unknown): string | undefined {
	const item: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
	if (!isObject(item)) return undefined;
	for (const field of ["generated_text", "summary_text", "translation_text", "text", "answer"])
		if (typeof item[field] === "string") return item[field];
	return undefined;
}

/** An answer that asks for tools to be called has no text. */
function chatIn(answer: unknown): Result {
	const choices = isObject(answer) ? answer["choices"] : undefined;
	const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
	const message = isObject(first) ? first["message"] : undefined;
	if (!isObject(message)) throw new OutputError("There is no message in choices[0].");
	const { content } = message;
	return typeof content === "string"
		? { type: "text", text: content }
		: { type: "json", text: JSON.stringify(message, null, 2) };
}
