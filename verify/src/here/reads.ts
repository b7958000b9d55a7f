import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Files about a model: its settings, vocabulary and card. What else there is are weights. */
const ABOUT = /(\.(json|jsonl|txt|md|jinja|ya?ml|py|model|tiktoken|vocab|bpe|spm)|(^|\/)[^.]*)$/i;

/** Milliseconds that the line of a request may be written later than its answer, and between two looks. */
const [DELAY, BETWEEN] = [1_500, 50];

/** The access log of a server. */
export class ReadLog {
	readonly #file: string;

	constructor(file: string) {
		this.#file = file;
	}

	/** Where the log ends now. */
	position(): number {
		return this.#text().length;
	}

	/** Whether weights of a model were read since a position; waits for late lines if not. */
	async hasReadWeights(model: string, since: number): Promise<boolean> {
		const until = Date.now() + DELAY;
		for (;;) {
			const lines = this.#text().subarray(since).toString("utf8").split("\n").slice(0, -1);
			if (lines.some((line) => isWeights(line, model))) return true;
			if (Date.now() > until) return false;
			await wait(BETWEEN);
		}
	}

	#text(): Buffer {
		return existsSync(this.#file) ? readFileSync(this.#file) : Buffer.alloc(0);
	}
}

function isWeights(line: string, model: string): boolean {
	const { method, path, status } = JSON.parse(line) as { method: string; path: string; status: number };
	const prefix = `/${model}/resolve/`;
	if (method !== "GET" || (status !== 200 && status !== 206)) return false;
	const file = decoded(path).startsWith(prefix)
		? /^[^/]+\/(.+)$/.exec(decoded(path).slice(prefix.length))?.[1]
		: undefined;
	return file !== undefined && !ABOUT.test(file);
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
