import type { ModelRecord } from "@vitrine/model";

/** One call to write snippets for. */
export interface Case {
	readonly record: ModelRecord;
	readonly provider: string;
	readonly task: string;
	readonly streaming: boolean;
}

/** Writes the snippets of a call for a model with that name. */
export type Write = (one: Case, name: string) => readonly { readonly content: string }[];

/** Counts the snippets that a generator writes per CPU time. */
export class Meter {
	readonly #name: string;
	readonly #write: Write;
	readonly #rates: number[] = [];
	#passes = 0;

	constructor(name: string, write: Write) {
		this.#name = name;
		this.#write = write;
	}

	/**
	 * Writes every call once, each pass for another model; returns the number of snippets and characters, so that the
	 * work cannot be optimised away.
	 */
	pass(cases: readonly Case[]): { count: number; characters: number } {
		let [count, characters] = [0, 0];
		const name = `name-${this.#passes++}`;
		for (const one of cases)
			for (const { content } of this.#write(one, name)) {
				count++;
				characters += content.length;
			}
		return { count, characters };
	}

	/** Snippets per second of CPU time, which other load does not affect. */
	measure(cases: readonly Case[], passes: number): number {
		const before = process.cpuUsage();
		let written = 0;
		for (let at = 0; at < passes; at++) written += this.pass(cases).count;
		const { user, system } = process.cpuUsage(before);
		const rate = written / ((user + system) / 1_000_000);
		this.#rates.push(rate);
		return rate;
	}

	line(): string {
		const rate = median(this.#rates);
		return `${this.#name.padEnd(20)}${Math.round(rate).toLocaleString("en").padStart(10)} snippets/s of processor time`;
	}
}

/** The median. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
