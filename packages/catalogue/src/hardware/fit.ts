import { memoryFor } from "../quantization/index.ts";

/**
 * The memory of a running model as a multiple of its weights. The extra fifth, a rule of thumb, is for a short
 * context and the program.
 */
export const OVERHEAD = 1.2;

const GB = 1e9;

/**
 * The memory in bytes of a model that runs with a short context and weights of a `type` (`BF16`, `Q4_K_M`); undefined
 * for a type unknown to {@link memoryFor}.
 */
export function memoryNeeded(parameters: number, type: string): number | undefined {
	const weights = memoryFor(parameters, type);
	return weights === undefined ? undefined : Math.ceil(weights * OVERHEAD);
}

/**
 * The largest number of parameters whose {@link memoryNeeded} is at most `gigabytes` (decimal); undefined for an
 * unknown type.
 */
export function parametersThatFit(gigabytes: number, type: string): number | undefined {
	const perBillion = memoryFor(GB, type);
	return perBillion === undefined ? undefined : Math.floor(((gigabytes * GB) / OVERHEAD / perBillion) * GB);
}
