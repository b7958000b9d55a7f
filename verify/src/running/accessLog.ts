import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** What a hub's log says of a request. */
interface Access {
	readonly time: string;
	readonly method: string;
	readonly path: string;
	readonly status: number;
}

/** How long a line may come after the answer it is about, in milliseconds. */
const LATE = 1_500;
const BETWEEN_LOOKS = 50;

/** Files that tell of a model and are no part of it. */
const ABOUT = /(^|\/)(README\.md|LICENSE[^/]*|\.gitattributes)$/i;

/** The access log of a hub, as it grows. */
export class AccessLog {
	readonly #file: string;
	readonly #accesses: Access[] = [];
	#read = 0;
	#rest = "";

	constructor(file: string) {
		this.#file = file;
	}

	/**
	 * Whether a file of a model, other than its card, has been sent to a client since a moment. A line may be written
	 * a little after its answer has arrived: a no is given only after waiting for it.
	 */
	async hasRead(model: string, since: Date): Promise<boolean> {
		const until = Date.now() + LATE;
		for (;;) {
			this.#readOn();
			if (this.#accesses.some((access) => access.time >= since.toISOString() && isRead(access, model))) return true;
			if (Date.now() > until) return false;
			await setTimeout(BETWEEN_LOOKS);
		}
	}

	#readOn(): void {
		if (!existsSync(this.#file)) return;
		const file = openSync(this.#file, "r");
		try {
			const piece = Buffer.alloc(1 << 16);
			for (let length; (length = readSync(file, piece, 0, piece.length, this.#read)) > 0;) {
				this.#read += length;
				const lines = (this.#rest + piece.toString("latin1", 0, length)).split("\n");
				this.#rest = lines.pop()!;
				this.#accesses.push(...lines.map((line) => JSON.parse(line) as Access));
			}
		} finally {
			closeSync(file);
		}
	}
}

function isRead({ method, path, status }: Access, model: string): boolean {
	const [, revision, file] = path.startsWith(`/${model}/resolve/`)
		? (/^([^/]+)\/(.+)$/.exec(path.slice(`/${model}/resolve/`.length)) ?? [])
		: [];
	return method === "GET" && (status === 200 || status === 206) && revision !== undefined && !ABOUT.test(file!);
}
