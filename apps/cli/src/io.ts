import { once } from "node:events";
import { styleText } from "node:util";

/** What a command may touch of the world. */
export interface Io {
	/** Writes to standard output; resolves when more is welcome. */
	out(text: string): Promise<void>;
	/** Writes to standard error, without adding a newline. */
	err(text: string): void;
	readonly input: AsyncIterable<Uint8Array | string>;
	readonly env: Readonly<Record<string, string | undefined>>;
	/** Whether standard error is a terminal, where a line can be written over. */
	readonly errIsTerminal: boolean;
	/** Characters in a line of standard output; undefined where that is no terminal. */
	readonly width: number | undefined;
	/** Makes a text stand out, where standard output is a terminal and the reader wants colour. */
	style(format: "bold" | "dim", text: string): string;
	/** Aborted when the process is told to end. */
	readonly signal: AbortSignal;
}

/** The streams and the environment of this process. Output to a reader that went away (`| head`) ends it quietly. */
export function processIo(): Io {
	const { stdout, stderr, stdin, env } = process;
	for (const stream of [stdout, stderr]) stream.on("error", endQuietly);
	return {
		out: async (text) => {
			if (!stdout.write(text)) await once(stdout, "drain");
		},
		err: (text) => void stderr.write(text),
		input: stdin,
		env,
		errIsTerminal: stderr.isTTY,
		width: stdout.isTTY ? stdout.columns : undefined,
		style: (format, text) => styleText(format, text, { stream: stdout }),
		signal: stopSignal(),
	};
}

function endQuietly(error: NodeJS.ErrnoException): void {
	if (error.code === "EPIPE") process.exit(0);
	throw error;
}

/** Ctrl-C reaches this process twice, from the terminal and from the one that started it: only a late second one kills. */
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

/** The process was told to end. */
export class Interrupted extends Error {
	override readonly name = "Interrupted";

	constructor() {
		super("Interrupted");
	}
}
