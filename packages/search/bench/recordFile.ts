import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Generated } from "./generate.ts";
import type { Random } from "./random.ts";

/** Bytes that contain at least one whole record. */
const CHUNK = 64 * 1024;

/** Draws records from a file of generated records. */
export class RecordFile {
	readonly #random: Random;
	readonly #file: number;
	readonly #size: number;

	constructor(path: string, random: Random) {
		this.#random = random;
		this.#file = openSync(path, "r");
		this.#size = fstatSync(this.#file).size;
	}

	/** The record at a random position of the file. */
	record(): Generated {
		const bytes = Buffer.alloc(CHUNK);
		const at = this.#random.below(Math.max(1, this.#size - CHUNK));
		const text = bytes.toString("utf8", 0, readSync(this.#file, bytes, 0, CHUNK, at));
		const start = text.indexOf("\n") + 1;
		return JSON.parse(text.slice(start, text.indexOf("\n", start))) as Generated;
	}

	close(): void {
		closeSync(this.#file);
	}
}
