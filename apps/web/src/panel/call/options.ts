import { exampleInput, isChat, type CallOptions, type Message } from "@vitrine/inference";
import type { Value } from "@vitrine/code";
import { isObject, type ModelRecord, shown } from "@vitrine/model";
import { z } from "zod";
import { JSON_EXAMPLES, type JsonField } from "./examples.ts";
import type { PanelField, PanelState } from "../state/state.ts";
import type { Problem } from "../view/view.ts";

/** The options that a state asks for, and what is wrong with those that cannot be read. */
export interface ReadOptions {
	readonly options: Omit<CallOptions, "provider">;
	readonly problems: readonly Problem[];
}

/** Reads the words of a state as options of a call. */
export function optionsOf(record: ModelRecord, state: PanelState): ReadOptions {
	const problems: Problem[] = [];
	const number = (field: NumberField): Record<string, number> => {
		const text = state[field];
		if (text === undefined) return {};
		const read = NUMBERS[field].safeParse(text);
		if (!read.success) problems.push({ field, message: `${shown(text)} is not ${read.error.issues[0]?.message}.` });
		return read.success ? { [field]: read.data } : {};
	};
	const json = (field: JsonField): Record<string, Value> => {
		const read = jsonOf(field, state[field]);
		if (read && "problem" in read) problems.push(read.problem);
		return read && "value" in read ? { [field]: read.value } : {};
	};
	const content = isChat(record) ? chatOf(record, state) : { inputs: state.inputs };
	if ("problem" in content) problems.push(content.problem);
	if (state.route !== undefined && state.route !== "router")
		problems.push({ field: "route", message: `${shown(state.route)} is not a route. Use provider or router.` });
	const options = {
		...number("temperature"),
		...number("max_tokens"),
		...number("top_p"),
		...json("response_format"),
		...json("tools"),
		...json("tool_choice"),
		...("problem" in content ? {} : set(content)),
		...set({ billTo: state.billTo, endpointUrl: state.endpointUrl, tokenVariable: state.tokenVariable }),
		...(state.stream !== undefined && { streaming: true }),
		...(state.route === "router" && { route: "router" as const }),
	};
	return { options, problems };
}

type NumberField = "temperature" | "max_tokens" | "top_p";

/** Words to a number, between bounds; the message says what would be right. */
function bounded(least: number, most: number, wanted: string): z.ZodType<number, string> {
	const digits = z.string().regex(/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i, wanted);
	return digits.transform(Number).pipe(z.number(wanted).min(least, wanted).max(most, wanted));
}

const NUMBERS: Readonly<Record<NumberField, z.ZodType<number, string>>> = {
	temperature: bounded(0, 100, "a number from 0 up, such as 0.7"),
	max_tokens: bounded(0, 1e9, "a whole number from 0 up, such as 512").refine(
		Number.isInteger,
		"a whole number from 0 up, such as 512",
	),
	top_p: bounded(0, 1, "a number from 0 to 1, such as 0.9"),
};

/** The value a field's JSON holds; which tool to choose may also be a bare word. What the value must be, the call itself checks. */
function jsonOf(field: JsonField, text: string | undefined): { value: Value } | { problem: Problem } | undefined {
	if (text === undefined) return undefined;
	if (field === "tool_choice" && /^[a-z_]+$/i.test(text)) return { value: text };
	try {
		return { value: JSON.parse(text) as Value };
	} catch {
		return problem(field, `This is not JSON, such as ${JSON_EXAMPLES[field]}.`);
	}
}

type Chat = { readonly messages?: readonly Message[] | undefined } | { readonly problem: Problem };

/** Messages as given, or the example with the reader's own words in it. */
function chatOf(record: ModelRecord, { messages, prompt, inputs }: PanelState): Chat {
	if (inputs !== undefined)
		return problem("inputs", "This model is called with a prompt or messages, not with inputs.");
	if (messages !== undefined && prompt !== undefined)
		return problem("prompt", "There are messages as well. Take one of the two away.");
	if (messages !== undefined) return messagesOf(messages);
	return prompt === undefined ? {} : { messages: prompted(record, prompt) };
}

function messagesOf(text: string): Chat {
	try {
		const list = JSON.parse(text) as unknown;
		if (Array.isArray(list) && list.length > 0 && list.every(isMessage))
			return { messages: list as readonly Message[] };
	} catch {
		// Said below.
	}
	return problem("messages", 'This is not a JSON list of messages, such as [{"role": "user", "content": "Hello"}].');
}

function isMessage(value: unknown): boolean {
	return isObject(value) && typeof value["role"] === "string";
}

/** The example messages of the model, their text replaced. */
function prompted(record: ModelRecord, prompt: string): readonly Message[] {
	const example = exampleInput(record);
	const [first] = Array.isArray(example) ? (example as readonly Message[]) : [];
	const parts = Array.isArray(first?.content) ? first.content : undefined;
	return [{ role: "user", content: parts?.map((part) => (isText(part) ? textPart(prompt) : part)) ?? prompt }];
}

function textPart(text: string): Value {
	return { type: "text", text };
}

function isText(part: Value): part is { readonly type: "text"; readonly text: string } {
	return isObject(part) && part["type"] === "text";
}

function problem(field: PanelField, message: string): { readonly problem: Problem } {
	return { problem: { field, message } };
}

/** Only what is there. */
function set<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
		[K in keyof T]?: NonNullable<T[K]>;
	};
}
