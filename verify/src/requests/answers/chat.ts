import { json, type Recorded, type Reply } from "../recorder/recorded.ts";

/** What every chat is answered with: it holds what readers of streams have stumbled over. */
export const CHAT_ANSWER = 'The “harbour” is quiet: 3 × 7 = 21.\nIt said "data: [DONE]" – bon voyage ⛵';

const HEAD = { id: "chat-1", created: 1_780_000_000, model: "answering-model", system_fingerprint: null };
const USAGE = { prompt_tokens: 5, completion_tokens: 9, total_tokens: 14 };

/** A chat answered as a whole or as a stream, as the request asks for; one without messages is refused. */
export function chatReply(request: Recorded): Reply {
	const asked = asObject(request.body);
	if (!Array.isArray(asked?.["messages"])) return json({ error: { message: "messages: field required" } }, 400);
	const tool = toolIn(asked["tools"]);
	if (asked["stream"] === true) return stream(tool === undefined ? textDeltas() : toolDeltas(tool));
	const answer = tool === undefined ? { content: CHAT_ANSWER } : { content: null, tool_calls: [toolCall(tool)] };
	const reason = tool === undefined ? "stop" : "tool_calls";
	const choices = [{ index: 0, message: { role: "assistant", ...answer }, finish_reason: reason, logprobs: null }];
	return json({ ...HEAD, object: "chat.completion", choices, usage: USAGE });
}

/** The name of the first tool that a model is given: it asks for that one. */
export const toolIn = (tools: unknown): string | undefined =>
	Array.isArray(tools) ? (tools as readonly ToolGiven[])[0]?.function?.name : undefined;

interface ToolGiven {
	readonly function?: { readonly name?: string };
}

const ARGUMENTS = '{"place": "Köln"}';

const toolCall = (name: string): object => ({
	id: "call-1",
	type: "function",
	function: { name, arguments: ARGUMENTS },
});

/** What each chunk adds to the message, in a form. */
type Deltas = readonly object[];

/** The text, cut into words of seven letters. */
function textDeltas(): Deltas {
	const letters = [...CHAT_ANSWER];
	const count = Math.ceil(letters.length / 7);
	return Array.from({ length: count }, (_, at) => ({ content: letters.slice(at * 7, at * 7 + 7).join("") }));
}

/** The call of a tool: first its name, then its arguments bit by bit. */
function toolDeltas(name: string): Deltas {
	const first = { index: 0, id: "call-1", type: "function", function: { name, arguments: "" } };
	const bits = [ARGUMENTS.slice(0, 5), ARGUMENTS.slice(5)].map((bit) => ({ index: 0, function: { arguments: bit } }));
	return [first, ...bits].map((call) => ({ tool_calls: [call] }));
}

/**
 * A comment, a chunk with nothing but the role, what the chunks add, an end without any, a chunk with nothing but the
 * usage, and the word that ends it.
 */
function stream(deltas: Deltas): Reply {
	const lines = [
		": still there\n\n",
		event([choice({ role: "assistant" })]),
		...deltas.map((delta) => event([choice(delta)])),
		event([{ ...choice({}), finish_reason: "stop" }]),
		event([], USAGE),
		"data: [DONE]\n\n",
	];
	return { type: "text/event-stream; charset=utf-8", pieces: inPieces(Buffer.from(lines.join(""))) };
}

const choice = (delta: object): object => ({ index: 0, delta, finish_reason: null, logprobs: null });

const event = (choices: readonly object[], usage: object | null = null): string =>
	`data: ${JSON.stringify({ ...HEAD, object: "chat.completion.chunk", choices, usage })}\n\n`;

function inPieces(whole: Buffer): readonly Buffer[] {
	const count = Math.ceil(whole.length / PIECE);
	return Array.from({ length: count }, (_, at) => whole.subarray(at * PIECE, (at + 1) * PIECE));
}

/** Bytes: no multiple of anything, so that lines and characters are cut. */
const PIECE = 397;

/** A body that is a JSON object; undefined for any other. */
export function asObject(body: Buffer): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(body.toString());
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}
