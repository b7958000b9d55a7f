import { EVERY_HIDDEN } from "../../../packages/code/src/characters/hidden.ts";

const HIDDEN = new RegExp(`${EVERY_HIDDEN.source}|\\p{Cs}|\\p{Co}|\\p{Cf}`, "u");

/** The characters that readers cannot see, and halves of surrogate pairs, as ranges of code points. */
export function hiddenRanges(): string {
	const ranges: [number, number][] = [];
	for (let point = 0; point <= 0x10ffff; point++) {
		if (!HIDDEN.test(String.fromCodePoint(point))) continue;
		const last = ranges.at(-1);
		if (last?.[1] === point - 1) last[1] = point;
		else ranges.push([point, point]);
	}
	const lines = ranges.map(([first, last]) => `    (${hex(first)}, ${hex(last)}),\n`);
	return `HIDDEN: Tuple[Tuple[int, int], ...] = (\n${lines.join("")})\n"""The characters that readers cannot see, as ranges."""`;
}

const hex = (point: number): string => `0x${point.toString(16)}`;
