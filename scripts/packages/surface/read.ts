/** A surface file as data. */
export interface Surface {
	/** The names of each entry, after its path. */
	readonly names: ReadonlySet<string>;
	/** The lines of each declaration, without indents, by its name. */
	readonly declarations: ReadonlyMap<string, readonly string[]>;
}

/** Reads the text of a surface file; an empty one has nothing. */
export function readSurface(text: string): Surface {
	const [lists = "", ...declarations] = bodyOf(text).split(/\n\n/);
	return {
		names: new Set(lists.split("\n").flatMap(namesIn)),
		declarations: new Map(declarations.map(ownedLines)),
	};
}

/** The text below the two lines that every surface begins with. */
const bodyOf = (surface: string): string => surface.slice(surface.indexOf("\n\n") + 2);

function namesIn(list: string): readonly string[] {
	const [subpath = "", names = ""] = list.split(": ");
	return names === "" ? [] : names.split(", ").map((name) => `${subpath} ${name}`);
}

function ownedLines(text: string): readonly [string, readonly string[]] {
	const [owner = "", ...lines] = text.split("\n").map((line) => line.trim());
	return [owner, lines.filter((line) => line !== "")];
}
