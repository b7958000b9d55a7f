import { isObject } from "@vitrine/model";
import type { Label, Medium, TrialResult } from "./shapes.ts";

/** An answer in the wrong format, which the client library let pass; its own error of this kind has the same name. */
export class OutputError extends Error {
	override readonly name = "ProviderOutputError";
}

/** The result of a task in the form it is shown in. Throws an OutputError for a chat without a message. */
export function readResult(task: string, answer: unknown): TrialResult {
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

/** The medium by the blob's type, else by the task. */
function mediumOf(task: string, { type }: Blob): Medium["medium"] {
	const own = /^(image|audio|video)\//.exec(type)?.[1];
	if (own !== undefined) return own as Medium["medium"];
	return task.endsWith("video") ? "video" : /(?:speech|audio)$/.test(task) ? "audio" : "image";
}

/** Audio in base64, each with its label. */
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
	return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

/** The labels of a list in which every item has a label and a score; else none. */
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

/** The text of an answer, if it has one. */
function textIn(answer: unknown): string | undefined {
	const item: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
	if (!isObject(item)) return undefined;
	for (const field of ["generated_text", "summary_text", "translation_text", "text", "answer"])
		if (typeof item[field] === "string") return item[field];
	return undefined;
}

/** The text of a chat; the whole message as JSON if it calls tools. */
function chatIn(answer: unknown): TrialResult {
	const choices = isObject(answer) ? answer["choices"] : undefined;
	const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
	const message = isObject(first) ? first["message"] : undefined;
	if (!isObject(message)) throw new OutputError("There is no message in choices[0].");
	const { content } = message;
	return typeof content === "string"
		? { type: "text", text: content }
		: { type: "json", text: JSON.stringify(message, null, 2) };
}
