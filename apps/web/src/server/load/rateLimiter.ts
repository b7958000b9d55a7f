import { LRUCache } from "lru-cache";

/** Clients that are remembered; a forgotten one starts with all its requests. */
const MOST_CLIENTS = 50_000;
const MINUTE = 60_000;

/** The requests that a client has left, and when they were counted. */
interface Bucket {
	readonly left: number;
	readonly at: number;
}

/** Limits the requests of each client: a minute's worth at once, refilled evenly. */
export class RateLimiter {
	readonly #perMinute: number;
	readonly #now: () => number;
	readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_CLIENTS });

	constructor(perMinute: number, now: () => number = () => performance.now()) {
		this.#perMinute = perMinute;
		this.#now = now;
	}

	/** Counts a request; returns the milliseconds until the client may send one, 0 if this one is allowed. */
	take(client: string): number {
		const at = this.#now();
		const { left, at: before } = this.#buckets.get(client) ?? { left: this.#perMinute, at };
		const filled = Math.min(this.#perMinute, left + ((at - before) * this.#perMinute) / MINUTE);
		const isAllowed = filled >= 1;
		this.#buckets.set(client, { left: isAllowed ? filled - 1 : filled, at });
		return isAllowed ? 0 : ((1 - filled) * MINUTE) / this.#perMinute;
	}
}
