import type { Index } from "../../../api/searchIndex.ts";
import type { Reference } from "./reference.ts";

/** Readers that ask one question after the other without a pause. */
export class Traffic {
	/** Questions answered so far. */
	asked = 0;
	/** The questions that failed or were answered wrongly, with the reason. */
	readonly wrong: string[] = [];
	#isOver = false;
	readonly #readers: readonly Promise<void>[];

	constructor(index: Index, reference: Reference, readers = 4) {
		this.#readers = Array.from({ length: readers }, (_, reader) => this.#read(index, reference, reader));
	}

	async #read(index: Index, reference: Reference, reader: number): Promise<void> {
		const { length } = reference.questions;
		for (let at = reader; !this.#isOver; at += reader + 1) {
			const wrong = await reference.differs(index, at % length);
			if (wrong !== undefined) this.wrong.push(wrong);
			this.asked++;
		}
	}

	/** Waits until `more` further questions have been answered. */
	async answers(more: number): Promise<void> {
		const until = this.asked + more;
		while (this.asked < until) await new Promise((resolve) => setTimeout(resolve, 20));
	}

	async stop(): Promise<void> {
		this.#isOver = true;
		await Promise.all(this.#readers);
	}
}
