import { setImmediate } from "node:timers";

/** Rounds of the event loop without work after a millisecond of it, and at most. */
const [RESTS, MOST_RESTS] = [2, 64];

/**
 * How many times as long as the work these rounds take at most: under overload, each has connections to refuse, and would
 * leave no time for answers.
 */
const LONGEST_REST = 2;

/** Work that waits for its turn, in order. */
const waiting: (() => void)[] = [];
let isRunning = false;
/** When the last work began, and how many rounds are left, and until when, before the next may. */
let [began, rests, restUntil] = [0, 0, 0];

/**
 * Waits for a round of the event loop in which no other work is done. Without this, the answers of threads and requests that
 * are admitted one after another follow each other in a single round, in which no socket is read: probes and refusals wait
 * for all of them. Work is followed by rounds without, because Node accepts one connection a round.
 */
export function turn(): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	waiting.push(resolve);
	if (!isRunning) setImmediate(next);
	isRunning = true;
	return promise;
}

function next(): void {
	const now = performance.now();
	if (began > 0) {
		rests = Math.min(MOST_RESTS, Math.floor((now - began) * RESTS));
		restUntil = now + (now - began) * LONGEST_REST;
	}
	began = 0;
	if (rests > 0 && now < restUntil) rests--;
	else {
		began = now;
		waiting.shift()?.();
	}
	isRunning = waiting.length > 0;
	if (isRunning) setImmediate(next);
}
