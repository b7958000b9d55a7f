import type { KvCache, Variant, Weights } from "../shapes.ts";

/** The program and working memory, as a share of the weights: a rule of thumb. */
const PROGRAM = 0.1;
/** The share for a short context whose size is unknown. */
const CONTEXT = 0.1;

/** The weights with what running them adds. `beside` are bytes of a file that is loaded with them. */
export function totalOf(found: Weights, cache: KvCache | undefined, beside: number): Variant {
	const weights = found.weights + beside;
	const context = cache?.bytesAt(cache.context);
	const overhead = Math.ceil(weights * (PROGRAM + (context === undefined ? CONTEXT : 0)));
	const total = wholeKilobytes(weights + overhead + (context ?? 0));
	return { ...found, weights, overhead, ...(context !== undefined && { cache: context }), total };
}

/** Whole kB take half the room in the index. */
const wholeKilobytes = (bytes: number): number => Math.ceil(Math.round(bytes) / 1000) * 1000;
