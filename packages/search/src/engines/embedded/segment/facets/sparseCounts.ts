import { enlarged } from "../../uint32.ts";
import { topThreshold, type TopRequest, type ValueCounts } from "../lists/topValues.ts";

/** Counts of a few of many values; clearing and listing them costs as much as they are, not as all values. */
export class SparseCounts {
	/** All 0 outside `#found`. */
	#counts = new Uint32Array(0);
	#found = new Uint32Array(1024);
	#size = 0;

	/** Forgets all counts; values are below `length` from now on. */
	reset(length: number): this {
		for (let i = 0; i < this.#size; i++) this.#counts[this.#found[i]!] = 0;
		this.#size = 0;
		if (this.#counts.length < length) this.#counts = new Uint32Array(length);
		return this;
	}

	add(value: number): void {
		if (this.#counts[value]!++ > 0) return;
		if (this.#size === this.#found.length) this.#found = enlarged(this.#found);
		this.#found[this.#size++] = value;
	}

	/** Adds the entries `from` up to, not including, `to`. */
	addAll(entries: Uint32Array, from: number, to: number): void {
		for (let i = from; i < to; i++) this.add(entries[i]!);
	}

	/** The requested counts. Of equally frequent values the first are taken. */
	top({ limit, always }: TopRequest): ValueCounts {
		const found = this.#found.subarray(0, this.#size);
		const counts = found.map((value) => this.#counts[value]!);
		const threshold = topThreshold(counts, limit);
		const [above, equal]: [number[], number[]] = [[], []];
		for (let i = 0; i < counts.length; i++)
			if (counts[i]! >= threshold) (counts[i]! > threshold ? above : equal).push(found[i]!);
		const top = above.concat(Array.from(Uint32Array.from(equal).sort().subarray(0, limit)));
		const further = always.filter((value) => this.of(value) > 0 && !top.includes(value));
		const values = top.concat(further);
		return { values, counts: values.map((value) => this.of(value)) };
	}

	/** How many documents have a value. */
	of(value: number): number {
		return this.#counts[value]!;
	}
}
