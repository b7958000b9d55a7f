import type { ModelRecord } from "@vitrine/model";

/** One call to write snippets for. */
export interface Case {
	readonly record: ModelRecord;
	readonly provider: string;
	readonly task: string;
	readonly streaming: boolean;
}

/** Writes the snippets of a call. */
export type Write = (one: Case) => readonly { readonly content: string }[];

/** Counts what a generator writes in a time. */
export class Meter {
	readonly #name: string;
	readonly #write: Write;
	readonly #rates: number[] = [];

	constructor(name: string, write: Write) {
		this.#name = name;
		this.#write = write;
	}

	/** Writes every call once; gives the snippets and their characters, so that nothing can be left undone. */
	pass(cases: readonly Case[]): { count: number; characters: number } {
		let [count, characters] = [0, 0];
		for (const one of cases)
			for (const { content } of this.#write(one)) {
				count++;
				characters += content.length;
			}
		return { count, characters };
	}

	/** Snippets a second. */
	measure(cases: readonly Case[], passes: number): number {
		const started = performance.now();
		let written = 0;
		for (let at = 0; at < passes; at++) written += this.pass(cases).count;
		const rate = written / ((performance.now() - started) / 1000);
		this.#rates.push(rate);
		return rate;
	}

	line(): string {
		const rate = median(this.#rates);
		return `${this.#name.padEnd(20)}${Math.round(rate).toLocaleString("en").padStart(10)} snippets/s`;
	}
}

/** The middle one, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
