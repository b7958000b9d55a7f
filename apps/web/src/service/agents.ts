import { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { checks } from "../data/checks.ts";
import { mcpServer } from "./mcp/server.ts";
import { Answering } from "./answering.ts";
import type { Reads } from "./reads.ts";

/** Where the messages of an agent come from and go to. */
interface Streams {
	readonly input: AsyncIterable<Uint8Array | string>;
	/** Writes text; resolves when it can take more. */
	readonly write: (text: string) => Promise<void>;
	/** Called with errors of the connection, and of answers that no caller caused. */
	readonly onError: (error: unknown) => void;
	readonly signal: AbortSignal;
}

/** Bytes of a message. A larger one ends the connection: the agent runs on the same machine, and waits only for itself. */
const LARGEST_MESSAGE = 1_000_000;

/** The connection of an agent was closed before its messages ended. */
class ConnectionClosed extends Error {
	override readonly name = "ConnectionClosed";
	readonly code = "connection-closed";
}

/**
 * Serves the tools to one agent until its messages end and are answered, or the signal is aborted. Throws ConnectionClosed
 * where an error ended the connection before; `onError` was called with it.
 */
export async function serveAgent(
	{ store, config }: Pick<Reads, "store" | "config">,
	{ input, write, onError, signal }: Streams,
): Promise<void> {
	const reads = { store, config, report: checks(), origin: config.origin ?? "" };
	let hasEnded = false;
	const idle = (): Promise<void> => {
		hasEnded = true;
		return transport.idle();
	};
	const incoming = Readable.from(heldOpen(input, idle), { objectMode: false, signal });
	const outgoing = new Writable({
		write: (chunk, _encoding, done) => void write(String(chunk)).then(() => done(), done),
	});
	const transport = new Answering(new StdioServerTransport(incoming, outgoing, { maxBufferSize: LARGEST_MESSAGE }));
	const served = serveStdio(() => mcpServer(reads, onError), { transport, maxSubscriptions: 0, onerror: onError });
	const ended = finished(incoming).catch((error: unknown) => {
		hasEnded = true;
		if (!signal.aborted) onError(error);
	});
	await Promise.race([ended, transport.closed]);
	await served.close();
	if (hasEnded || signal.aborted) return;
	incoming.destroy();
	throw new ConnectionClosed(
		`The connection was closed before the messages ended. A message may have at most ${LARGEST_MESSAGE} bytes.`,
	);
}

/** The input, which ends when its last requests are answered: the transport answers none after its end. */
async function* heldOpen(input: Streams["input"], idle: () => Promise<void>): AsyncGenerator<Uint8Array | string> {
	yield* input;
	await idle();
}
