import type { Verification } from "../../api/maintenance.ts";

/** Problems that are reported; further ones are only counted. */
const MAX_REPORTED = 20;

/** The problems that a verification has found so far. */
export class Findings {
	readonly #problems: string[] = [];
	#found = 0;

	/** Adds a sentence that stands for `count` problems. */
	add(problem: string, count = 1): void {
		this.#found += count;
		if (this.#problems.length < MAX_REPORTED) this.#problems.push(problem);
	}

	get found(): number {
		return this.#found;
	}

	/** The result of a verification of so many records. */
	result(records: number): Verification {
		return { records, problems: this.#problems, found: this.#found };
	}
}
