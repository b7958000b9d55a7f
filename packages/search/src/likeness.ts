import { editDistance } from "@vitrine/model/editDistance";
import { folded, squeezed } from "./text.ts";

/** Less alike than this is not worth naming. */
const ENOUGH = 0.4;

/** The candidates nearest to a mistyped id, best first; the whole id counts, and its name alone nearly as much. */
export function nearestIds(id: string, candidates: readonly string[], limit: number): string[] {
	return candidates
		.map((candidate) => ({ candidate, likeness: likeness(id, candidate) }))
		.filter(({ likeness }) => likeness >= ENOUGH)
		.sort((a, b) => b.likeness - a.likeness || (a.candidate < b.candidate ? -1 : 1))
		.slice(0, limit)
		.map(({ candidate }) => candidate);
}

function likeness(id: string, candidate: string): number {
	const whole = ratio(folded(id), folded(candidate));
	const named = ratio(squeezed(nameOf(id)), squeezed(nameOf(candidate)));
	return Math.max(whole, 0.9 * named + 0.1 * whole);
}

/** 1 for equal texts, 0 for texts with nothing in common. */
function ratio(a: string, b: string): number {
	const longest = Math.max(a.length, b.length);
	return longest === 0 ? 0 : 1 - editDistance(a, b, { transpositions: true }) / longest;
}

const nameOf = (id: string): string => id.slice(id.lastIndexOf("/") + 1);
