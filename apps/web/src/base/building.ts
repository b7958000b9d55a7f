import { exact } from "./numbers.ts";

/** How far an index is built. */
interface Building {
	readonly done: number;
	readonly of: number;
	readonly secondsLeft?: number;
}

/** A sentence or two: how far an index is built, and how long that may still take. */
export function builtSoFar({ done, of, secondsLeft }: Building): string {
	if (done === of) return `The index is being built: all ${exact(of)} records have been read and are being sorted.`;
	const left = secondsLeft === undefined ? "" : ` About ${duration(secondsLeft)} left.`;
	return `The index is being built: ${exact(done)} of ${exact(of)} records are read.${left}`;
}

function duration(seconds: number): string {
	if (seconds < 90) return `${seconds} s`;
	return `${Math.ceil(seconds / 60)} min`;
}

/** Seconds after which a program should try again: when the index may be complete, but at least 5 and at most 60. */
export const retryAfterBuilding = ({ secondsLeft = 0 }: Building): number => Math.min(60, Math.max(5, secondsLeft));
