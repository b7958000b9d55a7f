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
	return longest === 0 ? 0 : 1 - edits(a, b) / longest;
}

/** How many characters must be added, taken away, replaced or swapped with their neighbour. */
function edits(a: string, b: string): number {
	let [twoAbove, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
			current.push(swapped ? Math.min(cost, twoAbove[column - 2]! + 1) : cost);
		}
		[twoAbove, above] = [above, current];
	}
	return above[b.length]!;
}

const nameOf = (id: string): string => id.slice(id.lastIndexOf("/") + 1);
