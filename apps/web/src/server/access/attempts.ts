import { LRUCache } from "lru-cache";
import { RateLimiter } from "../load/rateLimiter.ts";

/** Wrong tokens that a client may send in a minute. */
const PER_MINUTE = 10;
/** Clients with tokens that are remembered, and for how many milliseconds. */
const [MOST, LIFETIME] = [10_000, 3_600_000];

/**
 * Bounds the attempts to guess a token. A client that has sent too many wrong ones is refused, except for tokens
 * that it has sent before: others may share its address.
 */
export class Attempts {
	readonly #limiter = new RateLimiter(PER_MINUTE);
	readonly #waits = new LRUCache<string, number>({ max: MOST });
	/** Tokens that a client has sent, and whether they were right. The same wrong one is one attempt, however often it is sent. */
	readonly #sent = new LRUCache<string, boolean>({ max: MOST, ttl: LIFETIME });

	/** Milliseconds until the client may send this token; 0 if it may. */
	waitOf(client: string, token: string): number {
		const wait = (this.#waits.get(client) ?? 0) - performance.now();
		return wait <= 0 || this.#sent.has(keyOf(client, token)) ? 0 : wait;
	}

	/** Records whether a token that a client sent was right. */
	sent(client: string, token: string, isRight: boolean): void {
		const key = keyOf(client, token);
		const isGuess = !isRight && !this.#sent.has(key);
		this.#sent.set(key, isRight);
		const wait = isGuess ? this.#limiter.take(client) : 0;
		if (wait > 0) this.#waits.set(client, performance.now() + wait);
	}
}

const keyOf = (client: string, token: string): string => `${client} ${token}`;
