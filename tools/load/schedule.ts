import type { Shot } from "./shot.ts";

/** Requests in ten seconds at a rate: a whole number, because the generator takes no fractions. */
export const inTenSeconds = (rate: number): number => Math.max(1, Math.round(rate * 10));

/** The rate nearest to another one that the generator can keep. */
export const keptRate = (rate: number): number => inTenSeconds(rate) / 10;

/** A request with the latency that a reader had who came when it was due. */
export interface Timed extends Shot {
	/** Milliseconds from the first request of the run until this one was due. */
	readonly due: number;
	/** Milliseconds from then until the whole answer was received. */
	readonly latency: number;
}

/**
 * Latencies from the moments at which requests at a constant rate were due, not from those at which they were sent: a
 * generator that is late would otherwise leave out the time that its readers wait. The run began when the first request
 * could have been sent that none precedes its moment.
 */
export function fromIntendedStart(shots: readonly Shot[], rate: number): readonly Timed[] {
	const step = 1000 / rate;
	const began = shots.reduce((least, { at, seq }) => Math.min(least, at - seq * step), Number.POSITIVE_INFINITY);
	return shots.map((shot) => {
		const due = shot.seq * step;
		return { ...shot, due, latency: shot.at + shot.ms - (began + due) };
	});
}
