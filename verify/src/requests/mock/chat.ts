import { json, type RecordedRequest, type Reply } from "../recorder/exchange.ts";

/** The answer to every chat, with text that naive readers of streams get wrong. */
export const CHAT_ANSWER = 'The “harbour” is quiet: 3 × 7 = 21.\nIt said "data: [DONE]" – bon voyage ⛵';

const HEAD = { id: "chat-1", created: 1_780_000_000, model: "answering-model", system_fingerprint: null };
const USAGE = { prompt_tokens: 5, completion_tokens: 9, total_tokens: 14 };

/** The reply to a chat, whole or as a stream, as the request asks; an error if it has no messages. */
export function chatReply(request: RecordedRequest): Reply {
	const payload = objectIn(request.body);
	if (!Array.isArray(payload?.["messages"])) return json({ error: { message: "messages: field required" } }, 400);
	const tool = toolIn(payload["tools"]);
	if (payload["stream"] === true) return stream(tool === undefined ? textDeltas() : toolDeltas(tool));
	const answer = tool === undefined ? { content: CHAT_ANSWER } : { content: null, tool_calls: [toolCall(tool)] };
	const reason = tool === undefined ? "stop" : "tool_calls";
	const choices = [{ index: 0, message: { role: "assistant", ...answer }, finish_reason: reason, logprobs: null }];
	return json({ ...HEAD, object: "chat.completion", choices, usage: USAGE });
}

/** The name of the first of the given tools, which is the one that the mock calls. */
export const toolIn = (tools: unknown): string | undefined =>
	Array.isArray(tools) ? (tools as readonly GivenTool[])[0]?.function?.name : undefined;

interface GivenTool {
	readonly function?: { readonly name?: string };
}

const ARGUMENTS = '{"place": "Köln"}';

const toolCall = (name: string): object => ({
	id: "call-1",
	type: "function",
	function: { name, arguments: ARGUMENTS },
});

/** What each chunk of a stream adds to the message. */
type Deltas = readonly object[];

/** The text in pieces of seven characters. */
function textDeltas(): Deltas {
	const letters = [...CHAT_ANSWER];
	const count = Math.ceil(letters.length / 7);
	return Array.from({ length: count }, (_, at) => ({ content: letters.slice(at * 7, at * 7 + 7).join("") }));
}

/** The call of a tool: its name, then its arguments in two pieces. */
function toolDeltas(name: string): Deltas {
	const first = { index: 0, id: "call-1", type: "function", function: { name, arguments: "" } };
	const rest = [ARGUMENTS.slice(0, 5), ARGUMENTS.slice(5)].map((piece) => ({
		index: 0,
		function: { arguments: piece },
	}));
	return [first, ...rest].map((call) => ({ tool_calls: [call] }));
}

/** A stream: a comment, a chunk with only the role, the deltas, an empty delta, a chunk with only the usage, the end. */
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

/** The bytes of a piece, a number that cuts through lines and characters. */
const PIECE = 397;

/** The JSON object in a body; undefined if there is none. */
export function objectIn(body: Buffer): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(body.toString());
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}
