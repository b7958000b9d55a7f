import { memoryFor } from "../quantization/index.ts";

/** What a running model takes, measured in its weights: a fifth more, for a short context and the program. A rule of thumb. */
export const OVERHEAD = 1.2;

const GB = 1e9;

/**
 * Bytes of memory that a model takes when it runs with a short context, its weights stored as `type` (`BF16`, `Q4_K_M`);
 * undefined for a type that {@link memoryFor} does not know.
 */
export function memoryNeeded(parameters: number, type: string): number | undefined {
	const weights = memoryFor(parameters, type);
	return weights === undefined ? undefined : Math.ceil(weights * OVERHEAD);
}

/** The most parameters whose {@link memoryNeeded} is no more than `gigabytes` (decimal); undefined for an unknown type. */
export function parametersThatFit(gigabytes: number, type: string): number | undefined {
	const perBillion = memoryFor(GB, type);
	return perBillion === undefined ? undefined : Math.floor(((gigabytes * GB) / OVERHEAD / perBillion) * GB);
}
