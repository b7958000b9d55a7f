import { type Analysis, analysed } from "../../packages/code/src/reading/analysis.ts";
import { COMPILED_MODULES } from "../../packages/code/src/compiled/modules.ts";
import { COMPILED_HOLE } from "../../packages/code/src/marked.ts";
import { INDENT } from "../../packages/code/src/structure.ts";
import type { Cursor } from "../../packages/code/src/reading/cursor.ts";
import { scan as scanJavaScript } from "../../packages/code/src/javascript/scan.ts";
import { moduleOf } from "../../packages/code/src/python/imports.ts";
import { scan as scanPython } from "../../packages/code/src/python/scan.ts";
import { STANDARD_MODULES } from "../../packages/code/src/python/stdlib.ts";
import { scan as scanShell } from "../../packages/code/src/shell/scan.ts";
import { type Breaking, CODE, PYTHON_BREAKING, SHELL_BREAKING } from "./breaking.ts";
import { withLayouts } from "./layouts.ts";
import type { Kind } from "./holes.ts";
import { isQuoted, type PlaceKind, placeName, shellWriterName, withoutMessage } from "./places.ts";

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

/** What of the code of a file is laid out when it is packed: nothing, templates with strings, or also those with such code. */
export type Preparation = "none" | "texts" | "pieces";

/** What a file does with the code that its templates make. */
export interface Use {
	/** Declares imports, or reads variables, for which Python imports `os`. */
	readonly declares: boolean;
	/** How much of its code, and of all that it is given, is laid out when it is packed. */
	readonly prepared: Preparation;
}

/** Statements that import what makes code of analyses, and make a constant of each template: `$0`, `$1` … */
export function makersOf(templates: readonly Written[], use: Use): readonly string[] {
	const made = templates.map(madeOf);
	for (const { tag, parts } of made) if (tag === "py") parts.forEach(refuseModules);
	const makers = { py: pythonMaker(made, use), js: "javascript", sh: shellMaker(use) };
	const places = made.map((one) => placesOf(one, makers[one.tag]));
	const given = Object.entries(PLACES_OF).map(([maker, { entry }]) => {
		const own = places.filter((_, at) => makers[made[at]!.tag] === maker);
		return importsOf(entry, own.flatMap(namesIn));
	});
	return [
		...given.flat(),
		...[...new Set(made.map(({ tag }) => makers[tag]))].flatMap((name) => importsOf(name, [name])),
		...made.map((one, at) => {
			const text = textOf(one, use.prepared);
			return `const $${at} = /* @__PURE__ */ $${makers[one.tag]}(${argumentsOf(one, text, places[at])});`;
		}),
	];
}

function textOf({ layouts, moved, parts }: Made, prepared: Preparation): string {
	if (prepared === "none") return parts.join(COMPILED_HOLE);
	return prepared === "texts" ? layouts! : moved!;
}

/** What of the code of templates can be laid out when it is packed; `isMoved`: other code may hold it. */
export function preparationOf(templates: readonly Written[], isMoved: boolean): Preparation {
	const made = templates.map(madeOf);
	const hasPieces = isMoved || made.some(({ kinds }) => kinds.includes("code"));
	if (made.some(({ layouts, moved }) => (hasPieces ? moved : layouts) === undefined)) return "none";
	return hasPieces ? "pieces" : "texts";
}

/** Code that is packed lays out the imports of some modules alone. */
function refuseModules(text: string): void {
	const modules = text.split("\n").map((line) => moduleOf(line.trim()));
	const missing = modules.filter((name) => STANDARD.has(name) && !KNOWN.has(name));
	if (missing.length > 0)
		throw new TypeError(`A template imports ${missing.join(", ")}: add it to packages/code/src/compiled/modules.ts.`);
}

const STANDARD: ReadonlySet<string> = new Set(STANDARD_MODULES.split(" "));
const KNOWN: ReadonlySet<string> = new Set(COMPILED_MODULES.split(" "));

/** A template with its analysis. */
interface Made extends Written, Analysis {
	/** Its text with all layouts of its lines, if these depend only on the lengths of strings. */
	readonly layouts: string | undefined;
	/** The same where code may also be moved right. */
	readonly moved: string | undefined;
}

function madeOf(template: Written): Made {
	const { tag, raw, kinds } = template;
	const key = JSON.stringify([tag, raw, kinds]);
	const known = MADE.get(key);
	if (known) return known;
	const analysis = analysisOf(template);
	const made = {
		tag,
		raw,
		kinds,
		...analysis,
		layouts: layoutsOf(template, analysis, [""]),
		moved: layoutsOf(template, analysis, ["", INDENT]),
	};
	MADE.set(key, made);
	return made;
}

/** Layouts take time, and a template is asked about twice. */
const MADE = new Map<string, Made>();

const BREAKING: Partial<Record<Tag, Breaking>> = { py: PYTHON_BREAKING, sh: SHELL_BREAKING };

function layoutsOf({ tag, kinds }: Written, { parts, keys }: Analysis, margins: readonly string[]): string | undefined {
	const language = BREAKING[tag];
	if (!language || kinds.includes("any")) return undefined;
	const places = keys.map((key, at) => (kinds[at] === "code" ? CODE : key));
	if (places.some((key) => key !== CODE && writerOf(tag, key) === undefined)) return undefined;
	return withLayouts(language, { parts, keys: places, margins });
}

const writerOf = (tag: Tag, key: string): string | undefined =>
	tag === "sh" ? shellWriterName(key) : placeName(key, "Writer");

/** What is given as places, and which of them is usual. */
interface Places {
	readonly entry: string;
	readonly kind: PlaceKind;
	readonly usual: string;
}

const PYTHON_WRITERS: Places = { entry: "pythonWriters", kind: "Writer", usual: "textWriter" };
const SHELL_WRITERS: Places = { entry: "shellWriters", kind: "Writer", usual: "wordWriter" };

/** Makers for templates with strings and code alone in their holes: they are given places, so that a bundle has no other. */
const PLACES_OF: Readonly<Record<string, Places>> = {
	textPython: { entry: "pythonPlaces", kind: "Place", usual: "textPlace" },
	preparedPython: PYTHON_WRITERS,
	composedPython: PYTHON_WRITERS,
	preparedShell: SHELL_WRITERS,
	composedShell: SHELL_WRITERS,
};

/** The maker of Python that a file needs: the less its templates need, the less it contains. */
function pythonMaker(templates: readonly Made[], { declares, prepared }: Use): string {
	if (declares) return "python";
	if (prepared !== "none") return prepared === "texts" ? "preparedPython" : "composedPython";
	return templates.every((one) => one.tag !== "py" || isText(one)) ? "textPython" : "plainPython";
}

const shellMaker = ({ prepared }: Use): string =>
	prepared === "none" ? "shell" : prepared === "texts" ? "preparedShell" : "composedShell";

/** Whether strings and code alone are in its holes, where they may be without more ado. */
const isText = ({ keys, kinds }: Made): boolean =>
	keys.every((key, at) => placeName(key) !== undefined && (isQuoted(key) || kinds[at] !== "any"));

/** The places of holes, or their keys; undefined if each is the usual one. */
function placesOf(one: Made, maker: string): string | undefined {
	const given = PLACES_OF[maker];
	if (!given) return keysOf(one);
	const nameOf = (key: string): string | undefined =>
		given.kind === "Writer" ? writerOf(one.tag, key) : placeName(key);
	const names = one.keys.map((key, at) => (one.kinds[at] === "code" ? given.usual : nameOf(key)));
	return names.every((name) => name === given.usual) ? undefined : `[${names.map((name) => `$${name}`).join(", ")}]`;
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
