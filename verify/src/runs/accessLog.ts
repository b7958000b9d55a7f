import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isWeights } from "./weights.ts";

/** A request in the access log of a hub. */
interface Access {
	readonly time: string;
	readonly method: string;
	readonly path: string;
	readonly status: number;
}

/** How much later than the response its line may be written, in milliseconds. */
const DELAY = 1_500;
const BETWEEN_READS = 50;

/** The growing access log of a hub. */
export class AccessLog {
	readonly #file: string;
	readonly #accesses: Access[] = [];
	#position = 0;
	#rest = "";

	constructor(file: string) {
		this.#file = file;
	}

	/** The files of a model that were downloaded since a time, up to the first with weights; waits for late lines. */
	async filesRead(model: string, since: Date): Promise<readonly string[]> {
		const until = Date.now() + DELAY;
		for (;;) {
			this.#readNewLines();
			const recent = this.#accesses.filter(({ time }) => time >= since.toISOString());
			const files = recent.flatMap((access) => fileIn(access, model) ?? []);
			if (files.some((file) => isWeights(file)) || Date.now() > until) return [...new Set(files)];
			await wait(BETWEEN_READS);
		}
	}

	#readNewLines(): void {
		if (!existsSync(this.#file)) return;
		const file = openSync(this.#file, "r");
		try {
			const piece = Buffer.alloc(1 << 16);
			for (let length; (length = readSync(file, piece, 0, piece.length, this.#position)) > 0;) {
				this.#position += length;
				this.#add(piece.toString("latin1", 0, length));
			}
		} finally {
			closeSync(file);
		}
	}

	#add(text: string): void {
		const lines = (this.#rest + text).split("\n");
		this.#rest = lines.pop() ?? "";
		this.#accesses.push(...lines.map((line) => JSON.parse(line) as Access));
	}
}

/** The file of a model that a request downloaded; undefined if it downloaded none. */
function fileIn({ method, path, status }: Access, model: string): string | undefined {
	const prefix = `/${model}/resolve/`;
	if (method !== "GET" || (status !== 200 && status !== 206) || !path.startsWith(prefix)) return undefined;
	return /^[^/]+\/(.+)$/.exec(path.slice(prefix.length))?.[1];
}
