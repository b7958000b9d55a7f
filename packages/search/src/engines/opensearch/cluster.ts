import { setTimeout } from "node:timers/promises";
import { Client } from "@opensearch-project/opensearch";
import { IndexError } from "../../errors.ts";
import { explained, isPassing } from "./faults.ts";
import type { Settings } from "./options.ts";

export interface Request {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	/** Its parts must be encoded. */
	readonly path: string;
	readonly query?: Readonly<Record<string, string | number | boolean>>;
	readonly body?: object;
	/** A body of lines of JSON, in place of one. */
	readonly lines?: string;
	/** Statuses that are answers here, besides those of success. */
	readonly takes?: readonly number[];
	/** Milliseconds in which it is tried again when it fails for a reason that may pass. */
	readonly patience?: number;
	/** Milliseconds for one attempt, where it takes longer than others. */
	readonly timeout?: number;
	/** Throws where an answer of success is none. */
	readonly check?: (body: unknown) => void;
}

export interface Answer<T> {
	readonly status: number;
	readonly body: T;
}

/** Milliseconds before the second attempt; doubled before each further one. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [100, 2000];
/** Attempts on other nodes that follow at once when a node does not answer. */
const OTHER_NODES = 2;

/** The nodes of one cluster, asked in turn. */
export class Cluster {
	readonly settings: Settings;
	readonly #client: Client;
	#away: ReadonlySet<string> = new Set();
	#isClosed = false;

	constructor(settings: Settings) {
		const { nodes, timeout, authorization, ca } = settings;
		this.settings = settings;
		this.#client = new Client({
			nodes: [...nodes],
			requestTimeout: timeout,
			maxRetries: Math.min(OTHER_NODES, nodes.length - 1),
			...(authorization !== undefined && { headers: { authorization } }),
			...(ca !== undefined && { ssl: { ca } }),
		});
	}

	/** Asks until there is an answer or no more patience. Throws IndexError. */
	async ask<T>(request: Request): Promise<Answer<T>> {
		const deadline = performance.now() + (request.patience ?? this.settings.timeout / 2);
		for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
			this.checkOpen();
			try {
				return await this.#once<T>(request);
			} catch (error) {
				const known = explained(this.settings.nodes, error);
				if (!isPassing(error) || performance.now() + pause > deadline) throw known;
				this.settings.tell(`${(known as Error).message}. Tried again`);
				await setTimeout(pause);
			} finally {
				this.#notice();
			}
		}
	}

	/** The body of an answer. Throws IndexError. */
	async get<T>(request: Request): Promise<T> {
		return (await this.ask<T>(request)).body;
	}

	checkOpen(): void {
		if (this.#isClosed)
			throw new IndexError("closed", `The index at ${this.settings.nodes.join(", ")} has been closed: open it again`);
	}

	async close(): Promise<void> {
		if (this.#isClosed) return;
		this.#isClosed = true;
		await this.#client.close();
	}

	async #once<T>({ method, path, query, body, lines, takes, timeout, check }: Request): Promise<Answer<T>> {
		const answer = await this.#client.transport.request(
			{
				method,
				path,
				...(query && { querystring: { ...query } }),
				...(body !== undefined && { body: JSON.stringify(body) }),
				...(lines !== undefined && { bulkBody: lines }),
			},
			{ ...(takes && { ignore: [...takes] }), ...(timeout !== undefined && { requestTimeout: timeout }) },
		);
		check?.(answer.body);
		return { status: answer.statusCode ?? 0, body: answer.body as T };
	}

	/** Says which nodes have gone away, or have come back, since it last looked. */
	#notice(): void {
		const dead = this.#client.connectionPool.connections.filter(({ status }) => status === "dead");
		const away = new Set(dead.map(({ url }) => url.origin));
		for (const node of away.difference(this.#away))
			this.settings.tell(`The node ${node} gives no answer, or says that it cannot`);
		for (const node of this.#away.difference(away)) this.settings.tell(`The node ${node} is asked again`);
		this.#away = away;
	}
}
