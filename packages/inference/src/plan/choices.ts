import { shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import { CHAT } from "../kinds.ts";
import type { CallOptions } from "../shapes.ts";
import { NUMBERS } from "./numbers.ts";

const OF_CHAT = ["messages", "response_format", "tools", "tool_choice"] as const;

/**
 * Refuses what only a chat can be told, where the call is none; numbers and streaming that the task knows nothing of
 * are left out, and `options.log` is told.
 */
export function checkChoices(task: string, options: CallOptions): void {
	if (task === CHAT) return;
	const chat = OF_CHAT.find((name) => options[name] !== undefined);
	if (chat !== undefined)
		throw new InputError(
			chat,
			options[chat],
			`${shown(task)} is no chat. Say it with \`inputs\`, or give the record the tag "conversational" if it is one.`,
		);
	const left: string[] = NUMBERS.filter((name) => task !== "text-generation" && options[name] !== undefined);
	if (options.streaming === true) left.push("streaming");
	for (const name of left) options.log?.(`${name}: left out, since ${task} takes no such choice`);
}
