import type { Context } from "hono";

/** Bytes of an answer: a client gets the rest of a longer list by a cursor. */
export const LARGEST_ANSWER = 8 * 1024 * 1024;

/** A JSON list that is written while it grows, within the bytes of an answer. */
export class JsonList {
	readonly #entries: string[] = [];
	#bytes = "[]".length;

	get length(): number {
		return this.#entries.length;
	}

	/** Adds an entry; returns false, and adds nothing, if the answer would be too large. The first entry always fits. */
	add(entry: unknown): boolean {
		const text = JSON.stringify(entry);
		const bytes = Buffer.byteLength(text) + ",".length;
		if (this.length > 0 && this.#bytes + bytes > LARGEST_ANSWER) return false;
		this.#entries.push(text);
		this.#bytes += bytes;
		return true;
	}

	toString(): string {
		return `[${this.#entries.join(",")}]`;
	}
}

export const JSON_TYPE = { "Content-Type": "application/json" } as const;

/** Sends a list that is JSON already. */
export function sendJson(context: Context, list: JsonList): Response {
	return context.body(list.toString(), 200, JSON_TYPE);
}
