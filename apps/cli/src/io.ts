import { once } from "node:events";
import { styleText } from "node:util";
import { visible } from "@vitrine/code";

/** The input and output of a command. */
export interface Io {
	/** Writes to standard output; resolves when it can take more. */
	out(text: string): Promise<void>;
	/** Writes to standard error, without adding a newline. */
	err(text: string): void;
	/** Replaces the current line of the terminal of standard error. */
	overwrite(line: string): void;
	readonly input: AsyncIterable<Uint8Array | string>;
	/** Whether a person can be asked. */
	readonly inputIsTerminal: boolean;
	/** The folder in which the command was started. */
	readonly folder: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	/** Whether standard error is a terminal, where a line can be overwritten. */
	readonly errIsTerminal: boolean;
	/** Styles a text if standard output is a terminal and colour is wanted. */
	style(format: "bold" | "dim", text: string): string;
	/** Aborted when the process gets a stop signal. */
	readonly signal: AbortSignal;
}

/** The streams and the environment of this process, which ends quietly if its reader has gone (`| head`). */
export function processIo(): Io {
	const { stdout, stderr, stdin, env } = process;
	for (const stream of [stdout, stderr]) stream.on("error", endQuietly);
	return {
		out: async (text) => {
			if (!stdout.write(text)) await once(stdout, "drain");
		},
		err: (text) => void stderr.write(text),
		overwrite: (line) => void stderr.write(`\r${line}${CLEAR_TO_END}`),
		input: stdin,
		inputIsTerminal: stdin.isTTY === true,
		folder: process.cwd(),
		env,
		errIsTerminal: stderr.isTTY,
		style: (format, text) => styleText(format, text, { stream: stdout }),
		signal: stopSignal(),
	};
}

const CLEAR_TO_END = "\u001b[K";

/** The same, without characters of a hub or a record that act on the terminal. */
export function withoutControls(io: Io): Io {
	return { ...io, err: (text) => io.err(visible(text)), overwrite: (line) => io.overwrite(visible(line)) };
}

/** Passes on what a program prints, as text that does not act on the terminal. `end` waits until all is written. */
export function visibleOutput(io: Io): {
	readonly onOutput: (piece: string, stream: "stdout" | "stderr") => void;
	readonly end: () => Promise<void>;
} {
	let written = Promise.resolve();
	return {
		onOutput: (piece, stream) => {
			const text = piece.replaceAll("\r\n", "\n");
			if (stream === "stderr") io.err(text);
			else written = written.then(() => io.out(visible(text)));
		},
		end: () => written,
	};
}

function endQuietly(error: NodeJS.ErrnoException): void {
	if (error.code === "EPIPE") process.exit(0);
	throw error;
}

/**
 * Ctrl-C reaches this process twice, from the terminal and from the process that started it: only a second signal that
 * comes later ends it at once.
 */
function stopSignal(): AbortSignal {
	const stop = new AbortController();
	let since = 0;
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
		process.on(signal, () => {
			if (stop.signal.aborted && performance.now() - since > SECOND_CHANCE) process.exit(1);
			if (!stop.signal.aborted) since = performance.now();
			stop.abort(new Interrupted());
		});
	return stop.signal;
}

const SECOND_CHANCE = 500;

/** The process got a stop signal. */
export class Interrupted extends Error {
	override readonly name = "Interrupted";
	readonly code = "interrupted";

	constructor() {
		super("Interrupted");
	}
}
