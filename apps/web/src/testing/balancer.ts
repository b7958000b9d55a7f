import { setTimeout } from "node:timers/promises";

/** A page as a reader got it. */
export interface Got {
	readonly status: number;
	readonly body: string;
}

/** Asks servers in turn, as a load balancer does: where a connection cannot be made, or breaks off, the next one is asked. */
export class Balancer {
	readonly #urls: readonly string[];
	#turn = 0;
	/** Connections that broke, or were refused. */
	broken = 0;

	constructor(urls: readonly string[]) {
		this.#urls = urls;
	}

	/** Rejects where no server answers. */
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

/** A page of a server, without the address of that server in it; undefined where no whole answer comes. */
export async function gotten(server: string, path: string): Promise<Got | undefined> {
	try {
		const answer = await fetch(server + path);
		return { status: answer.status, body: (await answer.text()).replaceAll(server, "") };
	} catch {
		return undefined;
	}
}

/** Readers who ask for one page after the other and compare each with what it should be. */
export class Readers {
	/** Pages they got. */
	pages = 0;
	/** Pages that failed, or were other ones. */
	readonly wrong: string[] = [];
	#isOver = false;
	readonly #all: readonly Promise<void>[];

	constructor(balancer: Balancer, right: ReadonlyMap<string, string>, same: (body: string) => string, readers = 4) {
		this.#all = Array.from({ length: readers }, (_, reader) => this.#read(balancer, [...right], same, reader));
	}

	/** Waits until they have got so many more. */
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
