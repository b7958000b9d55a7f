import type { Context } from "hono";
import { Bodies, type BodyLimits, type Received } from "./bodies.ts";
import { clientOf } from "./clientAddress.ts";
import { RateLimiter } from "./rateLimiter.ts";
import { type QueueLimits, RenderQueue } from "./renderQueue.ts";
import { turn } from "./turn.ts";

/** What an operator sets. */
export interface LoadSettings {
	/** Requests of a client in a minute that are not answered from a cache; no limit if undefined. */
	readonly rateLimit?: number | undefined;
	/** Proxies in front of the server whose X-Forwarded-For is trusted; 0 unless given. */
	readonly proxies?: number | undefined;
}

/** The load of a server, for its metrics. */
interface LoadCounts {
	/** Answers that are being made. */
	readonly inFlight: number;
	/** Requests that wait for that. */
	readonly waiting: number;
	/** Requests refused with 503 since the start. */
	readonly shed: number;
	/** Requests refused with 429 since the start. */
	readonly limited: number;
}

/** Decides which requests are answered while there are too many, and counts the others. */
export class LoadControl {
	readonly #queue: RenderQueue;
	readonly #limiter: RateLimiter | undefined;
	readonly #proxies: number;
	readonly #bodies: Bodies;
	#shed = 0;
	#limited = 0;

	constructor(
		{ rateLimit, proxies = 0 }: LoadSettings = {},
		limits?: QueueLimits,
		now?: () => number,
		bodies?: BodyLimits,
	) {
		this.#queue = new RenderQueue(limits);
		this.#bodies = new Bodies(bodies);
		this.#limiter = rateLimit === undefined ? undefined : new RateLimiter(rateLimit, now);
		this.#proxies = proxies;
	}

	get counts(): LoadCounts {
		const { inFlight, waiting } = this.#queue;
		return { inFlight, waiting, shed: this.#shed, limited: this.#limited };
	}

	/** Whether the next request that needs an answer would be refused. */
	get isFull(): boolean {
		return this.#queue.isFull;
	}

	/** Counts a request that was refused because of that. */
	refused(): void {
		this.#shed++;
	}

	/** Milliseconds until the client of a request may send one; 0 if this one is allowed. */
	waitOf(context: Context): number {
		const wait = this.#limiter?.take(clientOf(context, this.#proxies)) ?? 0;
		if (wait > 0) this.#limited++;
		return wait;
	}

	/** A request with its body, which is received before there is a place for its answer. Rejects if the client leaves. */
	async received(request: Request): Promise<Received> {
		const received = await this.#bodies.received(request);
		if (received === "full") this.refused();
		return received;
	}

	/** Runs `answer` when there is room for it; false if there was none. */
	async run(signalOf: () => AbortSignal, answer: () => Promise<void>): Promise<boolean> {
		if (!(await this.#queue.enter(signalOf))) {
			this.refused();
			return false;
		}
		try {
			await turn();
			await answer();
		} finally {
			this.#queue.leave();
		}
		return true;
	}
}
