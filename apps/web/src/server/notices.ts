/** Milliseconds in which the same sentence is not told twice. */
const SILENCE = 60_000;

/** Sentences for the log. */
export class Notices {
	readonly #told = new Map<string, number>();
	readonly #write: (message: string) => void;

	constructor(write: (message: string) => void = (message) => console.error(message)) {
		this.#write = write;
	}

	/** Tells a sentence, unless the same was told within a minute. */
	tell(message: string): void {
		const now = performance.now();
		for (const [known, at] of this.#told) if (now - at >= SILENCE) this.#told.delete(known);
		if (this.#told.has(message)) return;
		this.#told.set(message, now);
		this.#write(message);
	}

	/** Tells a sentence whenever it is said. */
	say(message: string): void {
		this.#write(message);
	}
}
