/** The width of most weights by their bytes a parameter; undefined if it is none of the usual ones. */
export function widthOf(bytes: number, parameters: number): string | undefined {
	const each = bytes / parameters;
	return WIDTHS.find(([, from, to]) => each >= from && each < to)?.[0];
}

const WIDTHS: readonly (readonly [label: string, from: number, to: number])[] = [
	["8-bit", 0.9, 1.3],
	["16-bit", 1.9, 2.2],
	["32-bit", 3.8, 4.3],
];
