/** How a text is set: its lines, and the size of its letters in pixels. */
interface Setting {
	readonly lines: readonly string[];
	readonly size: number;
}

interface Space {
	/** Pixels of a line. */
	readonly width: number;
	/** Sizes to try, the largest first, each with the most lines that it may have. */
	readonly sizes: readonly (readonly [size: number, lines: number])[];
	/** The width of a letter, as a part of its size. */
	readonly letter: number;
}

/** Sets a text in the largest size in which it fits; in the smallest, its end is cut. */
export function setText(text: string, { width, sizes, letter }: Space): Setting {
	let last: Setting = { lines: [], size: 0 };
	for (const [size, most] of sizes) {
		const lines = broken(text, Math.floor(width / (size * letter)));
		if (lines.length <= most) return { lines, size };
		last = { lines: cut(lines, most), size };
	}
	return last;
}

/** Lines of at most `most` characters, broken after spaces, dashes, dots and slashes; a longer piece is broken anywhere. */
function broken(text: string, most: number): readonly string[] {
	const pieces = text.match(/[^\s\-_./]*[\s\-_./]?/g)?.filter((piece) => piece !== "") ?? [];
	const lines: string[] = [];
	let line = "";
	for (const piece of pieces.flatMap((one) => chunks(one, most))) {
		if (line !== "" && (line + piece).trimEnd().length > most) {
			lines.push(line.trimEnd());
			line = "";
		}
		line += piece;
	}
	return line === "" ? lines : [...lines, line.trimEnd()];
}

function chunks(piece: string, most: number): readonly string[] {
	return Array.from({ length: Math.ceil(piece.length / most) }, (_, at) => piece.slice(at * most, (at + 1) * most));
}

function cut(lines: readonly string[], most: number): readonly string[] {
	const last = lines[most - 1] ?? "";
	return [...lines.slice(0, most - 1), `${last.slice(0, -1)}…`];
}
