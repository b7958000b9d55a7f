import { type Analysis, analysed } from "../../packages/code/src/analysis.ts";
import { COMPILED_MODULES } from "../../packages/code/src/compiled/modules.ts";
import { COMPILED_HOLE } from "../../packages/code/src/prepared.ts";
import type { Cursor } from "../../packages/code/src/cursor.ts";
import { scan as scanJavaScript } from "../../packages/code/src/javascript/scan.ts";
import { moduleOf } from "../../packages/code/src/python/imports.ts";
import { scan as scanPython } from "../../packages/code/src/python/scan.ts";
import { STANDARD_MODULES } from "../../packages/code/src/python/stdlib.ts";
import { scan as scanShell } from "../../packages/code/src/shell/scan.ts";
import { withLayouts } from "./layouts.ts";
import type { Kind } from "./holes.ts";
import { isQuoted, type PlaceKind, placeName, withoutMessage } from "./places.ts";

/** The entries for the templates of packed code: one a language, so that a chunk of a bundle has no other. */
export const COMPILED = "@vitrine/code/compiled";

export type Tag = "py" | "js" | "sh";

/** A template as it is in a file. */
export interface Written {
	readonly tag: Tag;
	readonly raw: readonly string[];
	/** What is in its holes. */
	readonly kinds: readonly Kind[];
}

/** What a file does with the code that its templates make. */
export interface Use {
	/** Declares imports, or reads variables, for which Python imports `os`. */
	readonly declares: boolean;
	/** Composes code other than in holes. */
	readonly composes: boolean;
	/** No code of other libraries, which need the whole layout, is bundled with it. */
	readonly isAlone: boolean;
}

/** Statements that import what makes code of analyses, and make a constant of each template: `$0`, `$1` … */
export function makersOf(templates: readonly Written[], use: Use): readonly string[] {
	const made = templates.map(madeOf);
	for (const { tag, parts } of made) if (tag === "py") parts.forEach(refuseModules);
	const python = pythonMaker(
		made.filter(({ tag }) => tag === "py"),
		use,
	);
	const makers: Record<Tag, string> = { py: python, js: "javascript", sh: "shell" };
	const given = PLACES_OF[python];
	const places = made.map((one) => (one.tag === "py" && given ? placesOf(one, given.kind) : keysOf(one)));
	const textOf = (one: Made): string =>
		python === "preparedPython" && one.tag === "py" ? one.layouts! : one.parts.join(COMPILED_HOLE);
	return [
		...(given ? importsOf(given.entry, places.flatMap(namesIn)) : []),
		...[...new Set(made.map(({ tag }) => makers[tag]))].flatMap((name) => importsOf(name, [name])),
		...made.map(
			(one, at) => `const $${at} = /* @__PURE__ */ $${makers[one.tag]}(${argumentsOf(one, textOf(one), places[at])});`,
		),
	];
}

/** Code that is packed lays out the imports of some modules alone. */
function refuseModules(text: string): void {
	const modules = text.split("\n").map((line) => moduleOf(line.trim()));
	const missing = modules.filter((name) => STANDARD.has(name) && !KNOWN.has(name));
	if (missing.length > 0) throw new TypeError(`packages/code/src/compiled/modules.ts lacks ${missing.join(", ")}.`);
}

const STANDARD: ReadonlySet<string> = new Set(STANDARD_MODULES.split(" "));
const KNOWN: ReadonlySet<string> = new Set(COMPILED_MODULES.split(" "));

/** A template with its analysis. */
interface Made extends Written, Analysis {
	/** Its text with all layouts of its lines, if these depend only on the lengths of strings. */
	readonly layouts: string | undefined;
}

function madeOf(template: Written): Made {
	const analysis = analysisOf(template);
	const isPrepared = template.tag === "py" && template.kinds.every((kind) => kind === "text");
	return { ...template, ...analysis, layouts: isPrepared ? withLayouts(analysis.parts, analysis.keys) : undefined };
}

/** Makers for templates with strings and code alone in their holes: they are given places, so that a bundle has no other. */
const PLACES_OF: Readonly<Record<string, { readonly entry: string; readonly kind: PlaceKind }>> = {
	textPython: { entry: "pythonPlaces", kind: "Place" },
	preparedPython: { entry: "pythonWriters", kind: "Writer" },
};

/** The maker of Python that a file needs: the less its templates need, the less it contains. */
function pythonMaker(templates: readonly Made[], { declares, composes, isAlone }: Use): string {
	if (declares) return "python";
	if (!templates.every(isText)) return "plainPython";
	return isAlone && !composes && templates.every(({ layouts }) => layouts) ? "preparedPython" : "textPython";
}

/** Whether strings and code alone are in its holes, where they may be without more ado. */
const isText = ({ keys, kinds }: Made): boolean =>
	keys.every((key, at) => placeName(key) !== undefined && (isQuoted(key) || kinds[at] !== "any"));

/** The places of holes; undefined if each is the usual one. */
function placesOf({ keys }: Made, kind: PlaceKind): string | undefined {
	const names = keys.map((key) => placeName(key, kind));
	return names.every((name) => name === `text${kind}`) ? undefined : `[${names.map((name) => `$${name}`).join(", ")}]`;
}

const namesIn = (places: string | undefined): readonly string[] => places?.match(/(?<=\$)\w+(?:Place|Writer)/g) ?? [];

/** The keys of places, without the last ones that are empty; undefined if all are. */
function keysOf({ keys }: Made): string | undefined {
	const written = keys.map(withoutMessage).join(",").replace(/,+$/, "");
	return written === "" ? undefined : JSON.stringify(written);
}

function importsOf(entry: string, names: readonly string[]): readonly string[] {
	const all = [...new Set(names)].map((name) => `${name} as $${name}`);
	return all.length === 0 ? [] : [`import { ${all.join(", ")} } from "${COMPILED}/${entry}";`];
}

const LANGUAGES: Readonly<Record<Tag, readonly [name: string, scan: (cursor: Cursor) => void]>> = {
	py: ["Python", scanPython],
	js: ["JavaScript", scanJavaScript],
	sh: ["shell", scanShell],
};

function analysisOf({ tag, raw }: Written): Analysis {
	const [name, scan] = LANGUAGES[tag];
	return analysed(name, raw, scan);
}

/** The arguments of a maker: the text around the holes, their places or keys if needed, and whether a comment ends it. */
function argumentsOf({ open }: Made, text: string, places: string | undefined): string {
	const given = open ? [places ?? "void 0", "1"] : places === undefined ? [] : [places];
	return [JSON.stringify(text), ...given].join(", ");
}
