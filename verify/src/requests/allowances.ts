import { isObject } from "@vitrine/model";
import type { Subject } from "../subject.ts";
import type { Conversation } from "./compare/conversation.ts";
import type { Message } from "./compare/message.ts";

/** A difference that is right, and why; it is taken out of both sides before they are compared. */
interface Allowance {
	readonly why: string;
	readonly client: string;
	readonly provider?: string;
	even(message: Message): Message;
}

/** The differences that were looked at and are right. Nothing else may differ. */
const ALLOWANCES: readonly Allowance[] = [
	{
		why: "The library says of every job that is asked after whether its log is wanted; without a word it is not.",
		client: "fal_client",
		provider: "fal-ai",
		even: (message) => ({ ...message, url: message.url.replace(/\/status\?logs=false$/, "/status") }),
	},
	{
		why: "The library always says how the numbers of an embedding travel, and reads both ways.",
		client: "openai",
		even: withoutEncoding,
	},
];

function withoutEncoding(message: Message): Message {
	const { body, url } = message;
	if (!url.endsWith("/embeddings") || !("json" in body) || !isObject(body.json)) return message;
	const { encoding_format: _, ...rest } = body.json as Readonly<Record<string, unknown>>;
	return { ...message, body: { json: rest } };
}

/** Both sides without the differences that a snippet is allowed. */
export function evened(subject: Subject, conversation: Conversation): Conversation {
	const own = ALLOWANCES.filter(
		({ client, provider }) =>
			client === subject.call!.client && (provider === undefined || provider === subject.call!.options.provider),
	);
	const even = (messages: readonly Message[]): readonly Message[] =>
		messages.map((message) => own.reduce((rest, allowance) => allowance.even(rest), message));
	const { calls, visits, downloads } = conversation;
	return { calls: even(calls), visits: even(visits), downloads: even(downloads) };
}
