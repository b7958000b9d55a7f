import type { Defect } from "../check.ts";

const CODE = ["python", "js"] as const;
const ALL = [...CODE, "sh"] as const;

/** The defects that the syntax checks must find. */
export const DEFECTS: readonly Defect[] = [
	{ name: "a broken quote", languages: ALL, plant: (text) => withoutLast(text, /["'`](?=[^"'`]*$)/) },
	{ name: "a removed bracket", languages: ALL, plant: (text) => withoutLast(text, /[)\]}](?=[^)\]}"'`#]*$)/) },
	{ name: "a missing import", languages: CODE, plant: withoutImport },
	{ name: "an undefined name", languages: CODE, plant: misspelt },
	{ name: "a pipe into nothing", languages: ["sh"], plant: (text) => `${text} |` },
];

function withoutLast(text: string, pattern: RegExp): string | undefined {
	const at = text.search(pattern);
	return at < 0 || mayBeInComment(text, at) ? undefined : text.slice(0, at) + text.slice(at + 1);
}

/** Whether a comment may start before a position on the same line. */
const mayBeInComment = (text: string, at: number): boolean =>
	/#|\/\//.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at));

const IMPORT =
	/^(?:import (?<module>\w+)|from \S+ import (?<first>\w+)[^\n(]*|import \{? ?(?<name>\w+)[^\n]* from [^\n]+)\n/gm;

/** Removes the first import of a name that is used. */
function withoutImport(text: string): string | undefined {
	for (const found of text.matchAll(IMPORT)) {
		const { module, first, name = module ?? first } = found.groups ?? {};
		const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
		if (new RegExp(`(?<![\\w."'/@#-])${name}[.(]`).test(rest)) return rest;
	}
	return undefined;
}

/** Renames the only definition of a name that is used later. */
function misspelt(text: string): string | undefined {
	for (const { 1: before = "", 2: name = "", index } of text.matchAll(/^((?:const |let )?)([A-Za-z_]\w*) = /gm)) {
		const rest = text.slice(index + before.length + name.length);
		const definitions = text.match(new RegExp(`^\\s*(?:const |let )?${name} = `, "gm")) ?? [];
		if (definitions.length === 1 && new RegExp(`[(,] ?${name}[.),]|(?<![\\w."'])${name}[.(]`).test(rest))
			return `${text.slice(0, index)}${before}${name}_x${rest}`;
	}
	return undefined;
}
