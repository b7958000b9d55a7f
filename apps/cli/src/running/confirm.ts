import { Failure, Misuse } from "../errors.ts";
import type { Io } from "../io.ts";

/** Asks the person at the terminal. Throws Failure unless the answer is yes, and Misuse without a terminal. */
export async function confirm(io: Io, question: string): Promise<void> {
	if (!io.inputIsTerminal)
		throw new Misuse("--run asks first, and standard input is not a terminal. To run without asking, add --yes.");
	io.err(`${question} [y/N] `);
	for await (const piece of io.input) {
		if (/^y(es)?\s*$/i.test(String(piece).trim())) return;
		break;
	}
	throw new Failure("Not run.");
}
