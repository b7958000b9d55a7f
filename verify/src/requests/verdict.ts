import { CHAT } from "@vitrine/inference";
import type { Subject } from "../subject.ts";
import { evened } from "./allowances.ts";
import { CHAT_ANSWER, toolIn } from "./answers/chat.ts";
import { bodyOf, mediumOf } from "./answers/media.ts";
import { clientOf } from "./clients.ts";
import type { Case } from "./case.ts";
import { type Conversation, conversationOf } from "./compare/conversation.ts";
import { difference } from "./compare/difference.ts";
import type { Message } from "./compare/message.ts";
import type { Expected } from "./expectation.ts";
import type { Played } from "./slot.ts";

/** What is wrong with a snippet that was played, seen beside what should have been sent; undefined where nothing is. */
export function verdict(subject: Subject, one: Case, played: Played, expected: Expected): string | undefined {
	if ("refused" in expected) return `no SDK makes this call: ${expected.refused}`;
	const sent = evened(subject, conversationOf(played.requests, clientOf(subject).author !== "raw"));
	const wanted = evened(subject, expected.conversation);
	return (
		callProblem(sent, wanted) ??
		endProblem(sent, played) ??
		afterProblem(sent, wanted) ??
		chatProblem(subject, one, played) ??
		savedProblem(subject, one, played)
	);
}

function callProblem({ calls }: Conversation, wanted: Conversation): string | undefined {
	const [call] = calls;
	if (call === undefined) return undefined;
	const found = difference(call, wanted.calls[0]!);
	return found ?? (calls.length === 1 ? undefined : `it makes ${calls.length} calls`);
}

function endProblem({ calls }: Conversation, { status, output }: Played): string | undefined {
	if (status === 0 && calls.length > 0) return undefined;
	const how = status === 0 ? "it calls nobody" : `it ends with ${status}`;
	return `${how}: ${errorsIn(output)}`;
}

/** The lines that tell what went wrong, of all that was said. */
export function errorsIn(output: string): string {
	const lines = output.trim().split("\n");
	const errors = lines.filter((line) => /^\s*(\[cause\]: )?[\w.]*(Error|Exception|curl: \(\d+\))/.test(line));
	return (errors.length > 0 ? errors : lines.slice(-3))
		.map((line) => line.trim())
		.join(" | ")
		.slice(0, 400);
}

/** After the call it must ask for the result where the SDK asks, and fetch it from nowhere else. */
function afterProblem(sent: Conversation, wanted: Conversation): string | undefined {
	const [missing] = without(wanted.visits, sent.visits);
	const [extra] = without(sent.visits, wanted.visits);
	if (missing && extra) return `after the call, ${difference(extra, missing)}`;
	if (missing) return `it never asks for ${missing.url}`;
	if (extra) return `it asks for ${extra.url}, which the SDK does not`;
	const [stray] = without(sent.downloads, wanted.downloads);
	if (stray === undefined) return undefined;
	const [download] = wanted.downloads;
	return download
		? `fetching the result, ${difference(stray, download)}`
		: `it fetches ${stray.url}, which the SDK does not`;
}

function without(messages: readonly Message[], others: readonly Message[]): readonly Message[] {
	const known = new Set(others.map(keyOf));
	return messages.filter((message) => !known.has(keyOf(message)));
}

const keyOf = ({ method, url, headers, body }: Message): string =>
	JSON.stringify([method, url, Object.entries(headers).sort(), body]);

/** What a chat answers must come out whole, to its end, or the tool that it asks for; a shell prints all as it comes. */
function chatProblem({ language }: Subject, { task, options }: Case, { output }: Played): string | undefined {
	const raw = options.streaming ? "\ndata: [DONE]\n" : JSON.stringify(CHAT_ANSWER);
	const wanted = toolIn(options.tools) ?? (language === "sh" ? raw : CHAT_ANSWER);
	if (task !== CHAT || output.includes(wanted)) return undefined;
	return `it does not print the whole answer: ${output.trim().slice(-200)}`;
}

/** An image, a sound or a video must lie in a file at the end, as it was sent or written anew. */
function savedProblem(subject: Subject, { task }: Case, { saved }: Played): string | undefined {
	const medium = mediumOf(task);
	const { author, saves } = clientOf(subject);
	if (medium === undefined || !saves) return undefined;
	const isResult = (content: Buffer): boolean => content.equals(bodyOf(medium)) || author === "hub python";
	return saved.some((content) => content.length > 0 && isResult(content)) ? undefined : `it saves no ${medium}`;
}
