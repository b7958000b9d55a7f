import type { Verification } from "../../upkeep.ts";

/** Sentences that are told; more are only counted. */
const MOST = 20;

/** What a verification has found wrong so far. */
export class Findings {
	readonly #problems: string[] = [];
	#found = 0;

	/** `count` is how much is wrong in the way of this sentence. */
	add(problem: string, count = 1): void {
		this.#found += count;
		if (this.#problems.length < MOST) this.#problems.push(problem);
	}

	get found(): number {
		return this.#found;
	}

	of(records: number): Verification {
		return { records, problems: this.#problems, found: this.#found };
	}
}
