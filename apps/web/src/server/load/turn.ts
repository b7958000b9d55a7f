import { setImmediate } from "node:timers";

/** Rounds of the event loop without work after a millisecond of it, and at most. */
const [RESTS, MOST_RESTS] = [2, 64];

/** Work that waits for its turn, in order. */
const waiting: (() => void)[] = [];
let isRunning = false;
/** When the last work began, and rounds left until the next may. */
let [began, rests] = [0, 0];

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
	if (began > 0) rests = Math.min(MOST_RESTS, Math.floor((now - began) * RESTS));
	began = 0;
	if (rests > 0) rests--;
	else {
		began = now;
		waiting.shift()?.();
	}
	isRunning = waiting.length > 0;
	if (isRunning) setImmediate(next);
}
