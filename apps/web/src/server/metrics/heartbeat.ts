/** Milliseconds between two beats. */
const EVERY = 250;

/** Milliseconds without a beat after which a thread counts as hanging: under overload, a round of its event loop takes seconds at most. */
export const HANGING = 30_000;

/** Beats whenever the event loop of this thread turns; `stop` ends that. */
export function startHeart(): { readonly heart: SharedArrayBuffer; stop(): void } {
	const heart = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
	const beats = new BigInt64Array(heart);
	const beat = (): void => void Atomics.store(beats, 0, process.hrtime.bigint());
	beat();
	const timer = setInterval(beat, EVERY).unref();
	return { heart, stop: () => clearInterval(timer) };
}

/** Milliseconds since the last beat of a heart, which may belong to another thread. */
export function sinceBeat(heart: SharedArrayBuffer): number {
	return Number(process.hrtime.bigint() - Atomics.load(new BigInt64Array(heart), 0)) / 1e6;
}
