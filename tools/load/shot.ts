/** A request to send. */
export interface Target {
	readonly url: string;
	/** Headers besides those of every request. */
	readonly headers?: Readonly<Record<string, string>>;
}

/** A request that was sent, and its answer. */
export interface Shot {
	/** Its place in the order in which requests were started, from 0. */
	readonly seq: number;
	/** When it was started, in milliseconds since 1970, with fractions. */
	readonly at: number;
	/** Milliseconds from then until the whole answer was received, or it failed. */
	readonly ms: number;
	/** 0 if there was no answer. */
	readonly status: number;
	/** Why there was none; empty otherwise. */
	readonly error: string;
	readonly url: string;
	/** Whether the answer says when to try again. */
	readonly hasRetryAfter: boolean;
}

/** Requests at a constant rate. */
export interface Attack {
	/** Endless; read a few hundred requests ahead. */
	readonly targets: Iterator<Target>;
	/** Requests a second, sent whether or not earlier ones are answered; 0 sends one after another on each of `workers`. */
	readonly rate: number;
	readonly seconds: number;
	readonly workers?: number;
}

/** Sends requests, and returns them in the order in which they end. */
export type Generator = (attack: Attack) => AsyncIterable<Shot>;
