import type { Value } from "@vitrine/code";
import { isObject, type ModelRecord, shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import { exampleMessages } from "../inputs/chat.ts";
import type { CallOptions, Message } from "../shapes.ts";
import type { Payload } from "./payload.ts";

/** The payload of a chat: the reader's messages, else the example of the task. */
export function chatPayload(record: ModelRecord, options: CallOptions): Payload {
	if (options.inputs !== undefined)
		throw new InputError("inputs", options.inputs, `${record.id} is a chat model: say it with \`messages\`.`);
	const messages = options.messages ? checked(options.messages) : exampleMessages(record.pipeline_tag!);
	return { inputs: messages, parameters: numbers(options) };
}

function checked(messages: readonly Message[]): readonly Message[] {
	const valid = Array.isArray(messages) && messages.length > 0 && messages.every(isMessage);
	if (valid) return messages;
	throw new InputError(
		"messages",
		messages,
		`${shown(messages)} is not a list of {role, content} with at least one message.`,
	);
}

const isMessage = (message: unknown): boolean => isObject(message) && typeof message["role"] === "string";

/** The parameters that were given; 0 is a value like any other. */
function numbers(options: CallOptions): Record<string, Value> {
	const given = NUMBERS.filter((name) => options[name] !== undefined);
	for (const name of given)
		if (!Number.isFinite(options[name]))
			throw new InputError(name, options[name], `${shown(options[name])} is not a number.`);
	return Object.fromEntries(given.map((name) => [name, options[name]!]));
}

const NUMBERS = ["temperature", "max_tokens", "top_p"] as const;
