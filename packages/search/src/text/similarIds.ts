import { editDistance } from "@vitrine/model/editDistance";
import { compacted, folded } from "./folding.ts";

/** Characters of a mistyped id that are compared. */
export const MAX_ID_LENGTH = 300;

/** Tokens of a mistyped id that are looked up, and candidates that are compared with it. */
export const SIMILAR_LIMITS = { tokens: 40, candidates: 200 } as const;

/** Candidates that are less similar are left out; 1 is equal. */
const MIN_SIMILARITY = 0.4;

/**
 * The candidates most similar to a mistyped id, best first. A match of the name counts nearly as much as one of the
 * whole id.
 */
export function mostSimilarIds(id: string, candidates: readonly string[], limit: number): string[] {
	return candidates
		.map((candidate) => ({ candidate, similarity: similarity(id, candidate) }))
		.filter(({ similarity }) => similarity >= MIN_SIMILARITY)
		.sort((a, b) => b.similarity - a.similarity || (a.candidate < b.candidate ? -1 : 1))
		.slice(0, limit)
		.map(({ candidate }) => candidate);
}

function similarity(id: string, candidate: string): number {
	const whole = ratio(folded(id), folded(candidate));
	const name = ratio(compacted(nameOf(id)), compacted(nameOf(candidate)));
	return Math.max(whole, 0.9 * name + 0.1 * whole);
}

/** 1 for equal texts, 0 for texts with nothing in common. */
function ratio(a: string, b: string): number {
	const longest = Math.max(a.length, b.length);
	return longest === 0 ? 0 : 1 - editDistance(a, b, { transpositions: true }) / longest;
}

/** The id without its owner. */
export const nameOf = (id: string): string => id.slice(id.lastIndexOf("/") + 1);
