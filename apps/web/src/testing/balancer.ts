import { setTimeout } from "node:timers/promises";

/** A page as received. */
export interface Got {
	readonly status: number;
	readonly body: string;
}

/** Sends requests to servers in turn, as a load balancer does: if a connection fails, the next server is tried. */
export class Balancer {
	readonly #urls: readonly string[];
	#turn = 0;
	/** Connections that failed. */
	broken = 0;

	constructor(urls: readonly string[]) {
		this.#urls = urls;
	}

	/** Rejects if no server answers. */
	async get(path: string): Promise<Got> {
		const first = this.#turn++;
		for (let tried = 0; tried < this.#urls.length; tried++) {
			const got = await gotten(this.#urls[(first + tried) % this.#urls.length]!, path);
			if (got !== undefined) return got;
			this.broken++;
		}
		throw new Error(`No server answers ${path}`);
	}
}

/** A page of a server, without the server's address in it; undefined if the response is incomplete. */
export async function gotten(server: string, path: string): Promise<Got | undefined> {
	try {
		const answer = await fetch(server + path);
		const text = await answer.text();
		return { status: answer.status, body: text.replaceAll(server, "").replaceAll(encodeURIComponent(server), "") };
	} catch {
		return undefined;
	}
}

/** Readers that request pages in a loop and compare each with the expected one. */
export class Readers {
	/** Pages received. */
	pages = 0;
	/** Pages that failed or differed. */
	readonly wrong: string[] = [];
	#isOver = false;
	readonly #all: readonly Promise<void>[];

	constructor(balancer: Balancer, right: ReadonlyMap<string, string>, same: (body: string) => string, readers = 4) {
		this.#all = Array.from({ length: readers }, (_, reader) => this.#read(balancer, [...right], same, reader));
	}

	/** Waits for this number of further pages. */
	async read(more: number): Promise<void> {
		const until = this.pages + more;
		while (this.pages < until) await setTimeout(20);
	}

	async stop(): Promise<void> {
		this.#isOver = true;
		await Promise.all(this.#all);
	}

	async #read(
		balancer: Balancer,
		right: readonly (readonly [path: string, body: string])[],
		same: (body: string) => string,
		reader: number,
	): Promise<void> {
		for (let at = reader; !this.#isOver; at += reader + 1) {
			const [path, body] = right[at % right.length]!;
			const got = await balancer.get(path).catch((error: unknown) => ({ status: 0, body: String(error) }));
			if (got.status !== 200) this.wrong.push(`${path}: ${got.status} ${got.body.slice(0, 300)}`);
			else if (same(got.body) !== body) this.wrong.push(`${path}: another page, ${got.body.length} characters`);
			this.pages++;
		}
	}
}
