import type { Building } from "../../../api/maintenance.ts";

/** The numbers in shared memory: rows read, rows to read (0 while nothing is built), the second in which it began, and 1 for a short build. */
const [DONE, OF, SINCE, SHORT] = [0, 1, 2, 3];

/** Seconds after which the rest of the time is estimated. */
const LEAST_SECONDS = 2;

/** How far segments are built from the rows, in memory that the threads of a process share: the thread that builds sends no messages. */
export class BuildProgress {
	readonly shared: SharedArrayBuffer;
	readonly #numbers: Int32Array;

	constructor(shared: SharedArrayBuffer = new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT)) {
		this.shared = shared;
		this.#numbers = new Int32Array(shared);
	}

	/** A short build, for which searches wait, is not reported. */
	begin(rows: number, isShort = false): void {
		Atomics.store(this.#numbers, DONE, 0);
		Atomics.store(this.#numbers, SHORT, isShort ? 1 : 0);
		Atomics.store(this.#numbers, SINCE, seconds());
		Atomics.store(this.#numbers, OF, rows);
	}

	add(rows: number): void {
		Atomics.add(this.#numbers, DONE, rows);
	}

	end(): void {
		Atomics.store(this.#numbers, OF, 0);
	}

	/** Rows that the last build has read, short or not. */
	get done(): number {
		return Atomics.load(this.#numbers, DONE);
	}

	/** Undefined while nothing is built, or only for a short time. */
	get current(): Building | undefined {
		const of = Atomics.load(this.#numbers, OF);
		if (of === 0 || Atomics.load(this.#numbers, SHORT) === 1) return undefined;
		const done = Math.min(this.done, of);
		const elapsed = seconds() - Atomics.load(this.#numbers, SINCE);
		if (elapsed < LEAST_SECONDS || done === 0 || done === of) return { done, of };
		return { done, of, secondsLeft: Math.ceil((elapsed * (of - done)) / done) };
	}
}

/** Seconds on a clock that all threads share and that is never set. */
const seconds = (): number => process.hrtime()[0];
