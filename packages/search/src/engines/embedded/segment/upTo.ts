import type { Sort, UpTo } from "../../../shapes.ts";
import { type Bits, size } from "./bits.ts";
import { codesBetween } from "./figures.ts";
import type { Segment } from "./segment.ts";

/** Counts the slots of a set by a figure: all that there are where no set is given. */
export function countUpTo(segment: Segment, set: Bits | undefined, sort: Sort, bounds: readonly number[]): UpTo {
	const limits = bounds.map((bound) => codesBetween(segment.figures[sort], -Infinity, bound)[1]);
	const steps = Uint32Array.from(new Set([0, ...limits])).sort();
	const sums = set ? sumsIn(segment, set, sort, steps) : sumsOfAll(segment, sort, steps);
	const unknown = sums[0]!;
	const all = set ? size(set) : segment.count;
	return { all, known: all - unknown, counts: limits.map((limit) => sums[steps.indexOf(limit)]! - unknown) };
}

/** The counts of so many bounds in segments that hold different records. */
export function added(all: readonly UpTo[], bounds: number): UpTo {
	const sum = (of: (one: UpTo) => number): number => all.reduce((sum, one) => sum + of(one), 0);
	const counts = Array.from({ length: bounds }, (_, i) => sum((one) => one.counts[i]!));
	return { all: sum((one) => one.all), known: sum((one) => one.known), counts };
}

/** For each step, the slots of a set whose code is at most that; unknown figures have the code 0. */
function sumsIn({ figures }: Segment, set: Bits, sort: Sort, steps: Uint32Array): Float64Array {
	const { codes } = figures[sort];
	const sums = new Float64Array(steps.length + 1);
	for (let i = 0; i < set.length; i++)
		for (let word = set[i]!; word !== 0; word &= word - 1) {
			const code = codes[(i << 5) + 31 - Math.clz32(word & -word)]!;
			sums[firstFrom(steps, code)]!++;
		}
	for (let step = 1; step < sums.length; step++) sums[step]! += sums[step - 1]!;
	return sums;
}

/** The same of all slots, which stand in the order of their codes, the largest first. */
function sumsOfAll({ count, figures }: Segment, sort: Sort, steps: Uint32Array): Float64Array {
	const { codes, order } = figures[sort];
	return Float64Array.from(steps, (step) => {
		let [low, high] = [0, count];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (codes[order[middle]!]! <= step) high = middle;
			else low = middle + 1;
		}
		return count - low;
	});
}

/** The first step that is not below a code; their number where there is none. */
function firstFrom(steps: Uint32Array, code: number): number {
	let [low, high] = [0, steps.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (steps[middle]! >= code) high = middle;
		else low = middle + 1;
	}
	return low;
}
