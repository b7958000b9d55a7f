import { isObject } from "@vitrine/model";

/** Pages in a row without a new model after which a list counts as endless: models move between pages while it is read. */
export const STALE_PAGES = 3;

/** Bits of the filter. At three million models, it takes 2 in 1,000 new ones for known ones. */
const BITS = 2 ** 27;

/** Notices a list whose pages have no new models. It needs 16 MiB for a list of any length. */
export class Progress {
	readonly #known = new Uint8Array(BITS / 8);
	#stale = 0;
	#isFresh = false;

	/** Adds a model of the page that is read. */
	add(model: unknown): void {
		this.#isFresh = this.#add(idOf(model)) || this.#isFresh;
	}

	/** Ends a page. False if it, and those before it, had no new model. */
	endPage(): boolean {
		this.#stale = this.#isFresh ? 0 : this.#stale + 1;
		this.#isFresh = false;
		return this.#stale < STALE_PAGES;
	}

	/** Adds an id to the filter. Returns whether it was certainly not there before. */
	#add(id: string): boolean {
		let isNew = false;
		for (const seed of [0x811c9dc5, 0x2545f491]) {
			const bit = hashOf(id, seed) % BITS;
			const [at, mask] = [bit >> 3, 1 << (bit & 7)];
			const byte = this.#known[at] ?? 0;
			isNew ||= (byte & mask) === 0;
			this.#known[at] = byte | mask;
		}
		return isNew;
	}
}

/** The id of a model as the hub sent it; entries that are not models count as one model. */
function idOf(model: unknown): string {
	const id = isObject(model) ? (model["id"] ?? model["modelId"]) : undefined;
	return typeof id === "string" ? id : "";
}

/** FNV-1a with a final mix. */
function hashOf(text: string, seed: number): number {
	let hash = seed;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return (hash ^ (hash >>> 13)) >>> 0;
}
