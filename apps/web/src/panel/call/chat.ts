import type { Value } from "@vitrine/code";
import { exampleInput, type Message } from "@vitrine/inference";
import { isObject, type ModelRecord } from "@vitrine/model";
import type { PanelField, PanelState } from "../state/state.ts";
import type { Problem } from "../shapes/view.ts";

type ChatOptions = { readonly messages?: readonly Message[] } | { readonly problem: Problem };

/** The messages of a chat: those given, or the example with the reader's prompt. */
export function chatOptions(record: ModelRecord, { messages, prompt, inputs }: PanelState): ChatOptions {
	if (inputs !== undefined) return problem("inputs", "A chat model takes a prompt or messages, not inputs.");
	if (messages !== undefined && prompt !== undefined)
		return problem("prompt", "Messages are set as well. Remove one of the two.");
	if (messages !== undefined) return messagesOf(messages);
	return prompt === undefined ? {} : { messages: prompted(record, prompt) };
}

function messagesOf(text: string): ChatOptions {
	const list = parsed(text);
	if (Array.isArray(list) && list.length > 0 && list.every(isMessage)) return { messages: list as readonly Message[] };
	return problem("messages", 'This is not a JSON list of messages, such as [{"role": "user", "content": "Hello"}].');
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const isMessage = (value: unknown): boolean => isObject(value) && typeof value["role"] === "string";

/** The example messages of the model, with another text. */
function prompted(record: ModelRecord, prompt: string): readonly Message[] {
	const example = exampleInput(record);
	const [first] = Array.isArray(example) ? (example as readonly Message[]) : [];
	const parts = Array.isArray(first?.content) ? first.content : undefined;
	return [
		{ role: "user", content: parts?.map((part) => (isText(part) ? { type: "text", text: prompt } : part)) ?? prompt },
	];
}

const isText = (part: Value): boolean => isObject(part) && part["type"] === "text";

const problem = (field: PanelField, message: string): ChatOptions => ({ problem: { field, message } });
