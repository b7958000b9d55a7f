import { HOLE } from "./reading/hole.ts";
import type { Place } from "./place.ts";
import { fingerprint } from "./shape.ts";

/** A template whose holes can be filled; made once for each template in the source. */
export interface Template {
	/** The text before, between and after the holes. */
	readonly parts: readonly string[];
	readonly holes: readonly TemplateHole[];
	/** Whether it ends in a comment, so that nothing may follow on its last line. */
	readonly open: boolean;
	/** A fingerprint of its text and language. */
	readonly fixed: string;
}

export interface TemplateHole {
	readonly place: Place;
	/** The white space at the start of its line, with which further lines of code or of a literal start too. */
	readonly margin: string;
	/** For the first hole of a line that has only holes: their number. Otherwise 0. */
	readonly alone: number;
}

/** The template of the text around its holes and their places; `name` is that of its language. */
export function templateOf(name: string, parts: readonly string[], places: readonly Place[], open: boolean): Template {
	const text = parts.join(HOLE);
	const left = places.values();
	const holes = text.split("\n").flatMap((line) => holesOf(line, left));
	return { parts, holes, open, fixed: fingerprint(`${name}\n${text}`) };
}

/** The holes of a line; a line that continues after a backslash may consist of holes, too. */
function holesOf(line: string, places: Iterator<Place>): TemplateHole[] {
	const count = line.split(HOLE).length - 1;
	const margin = /^[ \t]*/.exec(line)![0];
	const alone = /^[ \t]*(\ufdd0[ \t]*)+\\?$/.test(line) ? count : 0;
	return Array.from({ length: count }, (_, i) => ({ place: places.next().value!, margin, alone: i === 0 ? alone : 0 }));
}
