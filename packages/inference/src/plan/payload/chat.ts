import { frozen } from "@vitrine/code";
import { isObject, type ModelRecord, shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import type { CallOptions, Message } from "../shapes.ts";
import { numbersOf } from "./numbers.ts";
import type { ExampleOf, Payload } from "./payload.ts";
import { checkedFormat, checkedChoice, checkedTools } from "./tools.ts";

/** The payload of a chat: the reader's messages, else the example of the task. */
export function chatPayload(record: ModelRecord, options: CallOptions, exampleOf: ExampleOf): Payload {
	if (options.inputs !== undefined)
		throw new InputError("inputs", options.inputs, `${record.id} is a chat model: say it with \`messages\`.`);
	const { messages, response_format, tools, tool_choice } = options;
	return {
		inputs: messages ? checked(messages) : frozen(exampleOf(record)),
		parameters: {
			...numbersOf(options),
			...(response_format === undefined ? {} : { response_format: checkedFormat(response_format) }),
			...(tools === undefined ? {} : { tools: checkedTools(tools) }),
			...(tool_choice === undefined ? {} : { tool_choice: checkedChoice(tool_choice, tools) }),
		},
	};
}

function checked(messages: readonly Message[]): readonly Message[] {
	if (!Array.isArray(messages) || messages.length === 0)
		throw wrong(messages, `${shown(messages)} is not a list of {role, content} with at least one message.`);
	for (const [at, message] of (messages as readonly unknown[]).entries()) {
		const problem = problemOf(message);
		if (problem !== undefined) throw wrong(messages, `message ${at + 1} ${problem}`);
	}
	return messages as readonly Message[];
}

const wrong = (messages: unknown, message: string): InputError => new InputError("messages", messages, message);

/** What is wrong with one message, as the rest of a sentence about it. */
function problemOf(message: unknown): string | undefined {
	if (!isObject(message)) return `is ${shown(message)}, not {role, content}.`;
	const { role, content, tool_calls: calls } = message;
	if (role === undefined) return 'has no role. Give "system", "user", "assistant" or "tool".';
	if (typeof role !== "string" || role === "") return `has the role ${shown(role)}, which is not a name.`;
	if (calls !== undefined && !(Array.isArray(calls) && calls.every(isObject)))
		return `has the tool_calls ${shown(calls)}, which is not a list of {id, type, function}.`;
	if (content === undefined && calls === undefined) return "has no content.";
	return isContent(content) ? undefined : `has the content ${shown(content)}: neither a text nor a list of {type, …}.`;
}

/** Content may be empty where there are calls of tools. */
function isContent(content: unknown): boolean {
	if (content === undefined || content === null || typeof content === "string") return true;
	return Array.isArray(content) && content.every((part) => isObject(part) && typeof part["type"] === "string");
}
