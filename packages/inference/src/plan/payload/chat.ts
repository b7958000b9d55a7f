import { isObject, type ModelRecord } from "@vitrine/model";
import type { Message } from "../../call.ts";
import { sentExample } from "../../inputs/sent.ts";
import type { CallOptions } from "../../options.ts";
import { type MessageProblem, refuse } from "../../refusal.ts";
import type { Payload } from "../stages.ts";
import { numbersOf } from "./numbers.ts";
import { checkedChoice, checkedFormat, checkedTools } from "./tools.ts";

/** The payload of a chat: the reader's messages, else the task's example. */
export function chatPayload(record: ModelRecord, options: CallOptions): Payload {
	const { inputs, messages, response_format, tools, tool_choice } = options;
	if (inputs !== undefined) refuse({ code: "inputs-of-chat", field: "inputs", got: inputs, model: record.id });
	return {
		inputs: messages ? checked(messages) : sentExample(record),
		parameters: {
			...numbersOf(options),
			...(response_format === undefined ? {} : { response_format: checkedFormat(response_format) }),
			...(tools === undefined ? {} : { tools: checkedTools(tools) }),
			...(tool_choice === undefined ? {} : { tool_choice: checkedChoice(tool_choice, tools) }),
		},
	};
}

function checked(messages: readonly Message[]): readonly Message[] {
	const field = "messages";
	const list: readonly unknown[] = messages;
	if (!Array.isArray(messages) || messages.length === 0) refuse({ code: "wrong-messages", field, got: messages });
	for (const [at, message] of list.entries()) {
		const wrong = problemOf(message);
		if (wrong) refuse({ code: "wrong-message", field, got: messages, number: at + 1, ...wrong });
	}
	return messages;
}

function problemOf(message: unknown): { problem: MessageProblem; part?: unknown } | undefined {
	if (!isObject(message)) return { problem: "not-an-object", part: message };
	const { role, content, tool_calls: calls } = message;
	if (role === undefined) return { problem: "no-role" };
	if (typeof role !== "string" || role === "") return { problem: "wrong-role", part: role };
	if (calls !== undefined && !(Array.isArray(calls) && calls.every(isObject)))
		return { problem: "wrong-tool-calls", part: calls };
	if (content === undefined && calls === undefined) return { problem: "no-content" };
	return isContent(content) ? undefined : { problem: "wrong-content", part: content };
}

/** With tool calls, the content may be empty. */
function isContent(content: unknown): boolean {
	if (content === undefined || content === null || typeof content === "string") return true;
	return Array.isArray(content) && content.every((part) => isObject(part) && typeof part["type"] === "string");
}
