import { type ESTree, parseSync, Visitor } from "vite";
import { analysed } from "../../packages/code/src/analysis.ts";
import type { Cursor } from "../../packages/code/src/cursor.ts";
import { scan as scanJavaScript } from "../../packages/code/src/javascript/scan.ts";
import { scan as scanPython } from "../../packages/code/src/python/scan.ts";
import { scan as scanShell } from "../../packages/code/src/shell/scan.ts";
import { type Edit, edited, newlinesIn } from "./edits.ts";

/** The package of the tags, and its entries for the templates of packed code: one a language, so that a chunk of a bundle has no other. */
const TAGS = "@vitrine/code";
const COMPILED = "@vitrine/code/compiled";

interface Language {
	readonly name: string;
	readonly scan: (cursor: Cursor) => void;
	/** The entry, and its export, that makes code of an analysis. */
	readonly maker: string;
	/** The same, in a file whose code declares no imports: what prints them is large. */
	readonly plainMaker: string;
}

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
	["py", { name: "Python", scan: scanPython, maker: "python", plainMaker: "plainPython" }],
	["js", { name: "JavaScript", scan: scanJavaScript, maker: "javascript", plainMaker: "javascript" }],
	["sh", { name: "shell", scan: scanShell, maker: "shell", plainMaker: "shell" }],
]);

/** Functions whose code declares imports, or reads variables, for which Python imports `os`. */
const DECLARING: ReadonlySet<string> = new Set(["env", "needs", "text"]);

/**
 * A compiled file in which the templates of `@vitrine/code` have been read: each is a constant with its analysis, and is called
 * with its holes, so that a bundle needs no parser of templates. Lines stay where they are, for source maps. `isPlain`: no
 * value that the file is given reads a variable.
 */
export function withReadTemplates(file: string, text: string, isPlain: boolean): string {
	if (!text.includes(`"${TAGS}"`)) return text;
	const { program } = parseSync(file, text);
	const imported = importsOf(program);
	const found = templatesIn(program, new Map(imported.map(({ name, local }) => [local, name])));
	const declares = !isPlain || imported.some(({ name }) => DECLARING.has(name));
	const makers = found.map(({ language }) => (declares ? language.maker : language.plainMaker));
	const constants = found.map((one, at) => `const $${at} = /* @__PURE__ */ $${makers[at]}(${analysisOf(one)});`);
	const imports = [...new Set(makers)].map((name) => `import { ${name} as $${name} } from "${COMPILED}/${name}";`);
	const head = [...imports, ...constants].map((one) => `${one} `).join("");
	const edits = found.flatMap((one, at) => editsOf(text, one, `$${at}`));
	const code = edited(text, [...edits, ...importEdits(text, program)]);
	for (const { local } of imported)
		if (LANGUAGES.has(local) && new RegExp(`(?<![\\w$."'-])${local}(?=[,;)}\\]]|\\.\\w)`).test(code))
			throw new TypeError(
				`${file}: ${local} is used other than as the tag of a template, so packed code cannot do without its parser.`,
			);
	return head + code;
}

/** What a file imports from the package of the tags: the names there, and in the file. */
function importsOf({ body }: ESTree.Program): readonly { readonly name: string; readonly local: string }[] {
	const imports = body.filter((one) => one.type === "ImportDeclaration").filter(({ source }) => source.value === TAGS);
	const named = imports.flatMap(({ specifiers }) => specifiers).filter((one) => one.type === "ImportSpecifier");
	return named.map(({ imported, local }) => ({
		name: imported.type === "Identifier" ? imported.name : imported.value,
		local: local.name,
	}));
}

/** Functions that make code of code, which have an entry of their own: a chunk with them holds nothing else. */
const PARTS: ReadonlySet<string> = new Set(["args", "commented", "constant", "ident", "joined", "lines", "when"]);

/** Imports without the tags, of which nothing is left, and with the parts from their own entry. */
function importEdits(text: string, { body }: ESTree.Program): readonly Edit[] {
	const found = body.filter((one) => one.type === "ImportDeclaration").filter(({ source }) => source.value === TAGS);
	return found.map(({ start, end, specifiers }): Edit => {
		const written = specifiers.map((one) => text.slice(one.start, one.end)).filter((name) => !LANGUAGES.has(name));
		const [parts, others] = [written.filter((name) => PARTS.has(name)), written.filter((name) => !PARTS.has(name))];
		const lines = [importOf(parts, `${COMPILED}/parts`), importOf(others, TAGS)].join("");
		return { start, end, text: lines + newlinesIn(text.slice(start, end)) };
	});
}

const importOf = (names: readonly string[], from: string): string =>
	names.length === 0 ? "" : `import { ${names.join(", ")} } from "${from}"; `;

interface Template {
	readonly language: Language;
	readonly start: number;
	readonly end: number;
	readonly raw: readonly string[];
	readonly holes: readonly { readonly start: number; readonly end: number }[];
}

function templatesIn(program: ESTree.Program, names: ReadonlyMap<string, string>): readonly Template[] {
	const found: Template[] = [];
	new Visitor({
		TaggedTemplateExpression({ tag, quasi, start, end }) {
			const language = tag.type === "Identifier" ? LANGUAGES.get(names.get(tag.name) ?? "") : undefined;
			const raw = quasi.quasis.map(({ value }) => value.raw);
			if (language) found.push({ language, start, end, raw, holes: quasi.expressions });
		},
	}).visit(program);
	return found;
}

/** The arguments of the maker: the text around the holes, the keys of their places, and whether a comment ends it. */
function analysisOf({ language, raw }: Template): string {
	const { parts, keys, open } = analysed(language.name, raw, language.scan);
	const places = keys.map(withoutMessage).join(",").replace(/,+$/, "");
	const given = [parts, ...(places || open ? [places] : []), ...(open ? [1] : [])];
	return given.map((one) => JSON.stringify(one)).join(", ");
}

/** The message for an author’s mistake would be most of the analysis, and packed code has no authors. */
const withoutMessage = (key: string): string => key.replace(/^(>?[+!])[^]*/, "$1");

/** The text of a template becomes the punctuation of a call, with as many newlines. */
function editsOf(text: string, { start, end, holes }: Template, constant: string): readonly Edit[] {
	return [start, ...holes.map((hole) => hole.end)].map((from, at): Edit => {
		const to = holes[at]?.start ?? end;
		const before = at === 0 ? `${constant}(` : holes[at] ? ", " : "";
		return { start: from, end: to, text: before + newlinesIn(text.slice(from, to)) + (holes[at] ? "" : ")") };
	});
}
