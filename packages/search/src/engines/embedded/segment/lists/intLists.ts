import { enlarged } from "../../uint32.ts";

/** Lists of whole numbers, one after the other: list n is `entries[starts[n]]` up to, not including, `entries[starts[n + 1]]`. */
export interface IntLists {
	readonly starts: Uint32Array;
	readonly entries: Uint32Array;
}

/** Appends numbers to the last of several lists. */
export class IntListsWriter {
	#starts = new Uint32Array(1025);
	#entries = new Uint32Array(4096);
	#lists = 0;
	#used = 0;

	/** Appends a number to the current list. */
	add(number: number): void {
		if (this.#used === this.#entries.length) this.#entries = enlarged(this.#entries);
		this.#entries[this.#used++] = number;
	}

	/** Ends the current list and starts the next one. */
	endList(): void {
		if (this.#lists + 1 === this.#starts.length) this.#starts = enlarged(this.#starts);
		this.#starts[++this.#lists] = this.#used;
	}

	lists(): IntLists {
		return { starts: this.#starts.slice(0, this.#lists + 1), entries: this.#entries.slice(0, this.#used) };
	}
}
