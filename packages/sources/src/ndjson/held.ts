/** Bytes that belong together, collected up to a limit. */
export class Held {
	readonly #most: number;
	#parts: Uint8Array[] = [];
	#length = 0;

	constructor(most: number) {
		this.#most = most;
	}

	get any(): boolean {
		return this.#length > 0;
	}

	add(part: Uint8Array): void {
		this.#length += part.length;
		if (this.#length > this.#most) this.#parts = [];
		else if (part.length > 0) this.#parts.push(part);
	}

	/** Empties it and returns what was collected; undefined if that was over the limit. */
	take(): Uint8Array | undefined {
		const [parts, length] = [this.#parts, this.#length];
		this.#parts = [];
		this.#length = 0;
		if (length > this.#most) return undefined;
		return parts.length === 1 ? parts[0] : Buffer.concat(parts, length);
	}
}
