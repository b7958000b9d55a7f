import type { Io } from "../io.ts";

/** An Io that records its output, with its own environment. */
export interface FakeIo extends Io {
	readonly written: () => string;
	readonly complained: () => string;
}

export function fakeIo(more: Partial<Io> = {}): FakeIo {
	const [out, err]: [string[], string[]] = [[], []];
	return {
		out: async (text) => void out.push(text),
		err: (text) => void err.push(text),
		overwrite: (line) => void err.push(`\r${line}\u001b[K`),
		input: (async function* () {})(),
		inputIsTerminal: false,
		folder: process.cwd(),
		env: {},
		errIsTerminal: false,
		style: (_, text) => text,
		signal: new AbortController().signal,
		...more,
		written: () => out.join(""),
		complained: () => err.join(""),
	};
}
