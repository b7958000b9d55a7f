import { type Analysis, analysed } from "../../packages/code/src/analysis.ts";
import { COMPILED_MODULES } from "../../packages/code/src/compiled/modules.ts";
import { COMPILED_HOLE } from "../../packages/code/src/compiling.ts";
import type { Cursor } from "../../packages/code/src/cursor.ts";
import { scan as scanJavaScript } from "../../packages/code/src/javascript/scan.ts";
import { moduleOf } from "../../packages/code/src/python/imports.ts";
import { scan as scanPython } from "../../packages/code/src/python/scan.ts";
import { STANDARD_MODULES } from "../../packages/code/src/python/stdlib.ts";
import { scan as scanShell } from "../../packages/code/src/shell/scan.ts";
import { layoutNeed } from "./closed.ts";
import type { Kind } from "./holes.ts";
import { isQuoted, placeName, withoutMessage } from "./places.ts";

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
}

/** Statements that import what makes code of analyses, and make a constant of each template: `$0`, `$1` … */
export function makersOf(templates: readonly Written[], use: Use): readonly string[] {
	const made = templates.map((one): Made => ({ ...one, ...analysisOf(one) }));
	for (const { tag, parts } of made) if (tag === "py") parts.forEach(refuseModules);
	const python = pythonMaker(
		made.filter(({ tag }) => tag === "py"),
		use,
	);
	const makers: Record<Tag, string> = { py: python, js: "javascript", sh: "shell" };
	const places = made.map((one) => (one.tag === "py" && TEXT_MAKERS.has(python) ? placesOf(one) : keysOf(one)));
	return [
		...importsOf("pythonPlaces", places.flatMap(namesIn)),
		...[...new Set(made.map(({ tag }) => makers[tag]))].flatMap((name) => importsOf(name, [name])),
		...made.map((one, at) => `const $${at} = /* @__PURE__ */ $${makers[one.tag]}(${argumentsOf(one, places[at])});`),
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
interface Made extends Written, Analysis {}

/** Makers for templates with strings and code alone in their holes: they are given places, so that a bundle has no other. */
const TEXT_MAKERS: ReadonlySet<string> = new Set(["bracketPython", "commentPython", "textPython"]);

/** The maker of Python that a file needs: the less its templates need, the less it contains. */
function pythonMaker(templates: readonly Made[], { declares, composes }: Use): string {
	if (declares) return "python";
	if (!templates.every(isText)) return "plainPython";
	if (composes || templates.some(({ kinds }) => kinds.includes("code"))) return "textPython";
	const needs = new Set(templates.map(({ parts, keys }) => layoutNeed(parts, keys)));
	return needs.has("all") ? "textPython" : needs.has("comments") ? "commentPython" : "bracketPython";
}

/** Whether strings and code alone are in its holes, where they may be without more ado. */
const isText = ({ keys, kinds }: Made): boolean =>
	keys.every((key, at) => placeName(key) !== undefined && (isQuoted(key) || kinds[at] !== "any"));

/** The places of holes; undefined if each is the usual one. */
function placesOf({ keys }: Made): string | undefined {
	const names = keys.map(placeName);
	return names.every((name) => name === "textPlace") ? undefined : `[${names.map((name) => `$${name}`).join(", ")}]`;
}

const namesIn = (places: string | undefined): readonly string[] => places?.match(/(?<=\$)\w+Place/g) ?? [];

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
function argumentsOf({ parts, open }: Made, places: string | undefined): string {
	const given = open ? [places ?? "void 0", "1"] : places === undefined ? [] : [places];
	return [JSON.stringify(parts.join(COMPILED_HOLE)), ...given].join(", ");
}
