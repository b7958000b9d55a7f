import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

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

/** Files that are not part of a model. */
const ABOUT = /(^|\/)(README\.md|LICENSE[^/]*|\.gitattributes)$/i;

/** The growing access log of a hub. */
export class AccessLog {
	readonly #file: string;
	readonly #accesses: Access[] = [];
	#position = 0;
	#rest = "";

	constructor(file: string) {
		this.#file = file;
	}

	/** Whether a file of a model, other than its card, was downloaded since a time; waits for late lines if not. */
	async hasRead(model: string, since: Date): Promise<boolean> {
		const until = Date.now() + DELAY;
		for (;;) {
			this.#readNewLines();
			if (this.#accesses.some((access) => access.time >= since.toISOString() && isRead(access, model))) return true;
			if (Date.now() > until) return false;
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

function isRead({ method, path, status }: Access, model: string): boolean {
	const prefix = `/${model}/resolve/`;
	const file = path.startsWith(prefix) ? /^[^/]+\/(.+)$/.exec(path.slice(prefix.length))?.[1] : undefined;
	return method === "GET" && (status === 200 || status === 206) && file !== undefined && !ABOUT.test(file);
}
