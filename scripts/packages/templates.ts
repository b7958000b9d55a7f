import { type ESTree, parseSync, Visitor } from "vite";
import { type Edit, edited, newlinesIn } from "./edits.ts";
import type { Kind } from "./holes.ts";
import { COMPILED, makersOf, type Preparation, preparationOf, type Tag, type Written } from "./makers.ts";

/** The package of the tags. */
const TAGS = "@vitrine/code";

const isTag = (name: string | undefined): name is Tag => name === "py" || name === "js" || name === "sh";

/** Functions whose code declares imports, or reads variables, for which Python imports `os`. */
const DECLARING: ReadonlySet<string> = new Set(["env", "needs", "text"]);

/** A compiled file of a package. */
export interface Compiled {
	readonly file: string;
	readonly text: string;
	/** The kinds of the holes of its tagged templates. */
	readonly holes: readonly (readonly Kind[])[];
}

/** How the code of a file is packed. */
interface Use {
	/** No value that the file is given reads a variable. */
	readonly isPlain: boolean;
	/** What of its code, and of all that it is given, is laid out when it is packed. */
	readonly prepared: Preparation;
}

/**
 * A compiled file in which the templates of `@vitrine/code` have been read: each is a constant with its analysis, and is called
 * with its holes, so that a bundle needs no parser of templates. Lines stay where they are, for source maps.
 */
export function withReadTemplates({ file, text, holes }: Compiled, { isPlain, prepared }: Use): string {
	const { program, imported, found } = readFrom({ file, text, holes });
	const declares = !isPlain || imported.some(({ name }) => DECLARING.has(name));
	const head = makersOf(found, { declares, prepared });
	const edits = found.flatMap((one, at) => editsOf(text, one, `$${at}`));
	const code = edited(text, [...edits, ...importEdits(text, program, prepared)]);
	for (const { local } of imported)
		if (isTag(local) && new RegExp(`(?<![\\w$."'-])${local}(?=[,;)}\\]]|\\.\\w)`).test(code))
			throw new TypeError(
				`${file}: ${local} is used other than as the tag of a template, so packed code cannot do without its parser.`,
			);
	return head.map((one) => `${one} `).join("") + code;
}

/** What of the code that a file makes can be laid out when it is packed, if all that it is given can; `isMoved`: other code may hold it. */
export function preparationIn(compiled: Compiled, isMoved: boolean): Preparation {
	const { imported, found } = readFrom(compiled);
	const parts = imported.filter(({ name }) => PARTS.has(name));
	if (imported.some(({ name }) => DECLARING.has(name)) || !parts.every(({ name }) => COMPOSED.has(name))) return "none";
	return preparationOf(found, isMoved || parts.length > 0);
}

/** A compiled file with its imports from the package of the tags and its templates. */
function readFrom({ file, text, holes }: Compiled): {
	readonly program: ESTree.Program;
	readonly imported: readonly { readonly name: string; readonly local: string }[];
	readonly found: readonly Template[];
} {
	const { program } = parseSync(file, text);
	const imported = importsOf(program);
	const found = templatesIn(program, holes, new Map(imported.map(({ name, local }) => [local, name])));
	return { program, imported, found };
}

/** Whether a compiled file may have templates. */
export const mayHaveTemplates = (text: string): boolean => text.includes(`"${TAGS}"`);

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

/** Those of which there are some for code whose layouts are computed when it is packed. */
const COMPOSED: ReadonlySet<string> = new Set(["lines", "when"]);

/** Imports without the tags, of which nothing is left, and with the parts from their own entry. */
function importEdits(text: string, { body }: ESTree.Program, prepared: Preparation): readonly Edit[] {
	const found = body.filter((one) => one.type === "ImportDeclaration").filter(({ source }) => source.value === TAGS);
	return found.map(({ start, end, specifiers }): Edit => {
		const written = specifiers.map((one) => text.slice(one.start, one.end)).filter((name) => !isTag(name));
		const [parts, others] = [written.filter((name) => PARTS.has(name)), written.filter((name) => !PARTS.has(name))];
		const lines = [
			importOf(parts, `${COMPILED}/${prepared === "none" ? "parts" : "composedParts"}`),
			importOf(others, TAGS),
		].join("");
		return { start, end, text: lines + newlinesIn(text.slice(start, end)) };
	});
}

const importOf = (names: readonly string[], from: string): string =>
	names.length === 0 ? "" : `import { ${names.join(", ")} } from "${from}"; `;

interface Template extends Written {
	readonly start: number;
	readonly end: number;
	readonly holes: readonly { readonly start: number; readonly end: number }[];
}

function templatesIn(
	program: ESTree.Program,
	kinds: Compiled["holes"],
	names: ReadonlyMap<string, string>,
): readonly Template[] {
	const found: Template[] = [];
	let number = 0;
	new Visitor({
		TaggedTemplateExpression({ tag, quasi, start, end }) {
			const name = tag.type === "Identifier" ? names.get(tag.name) : undefined;
			const own = kinds[number++] ?? [];
			if (own.length !== quasi.expressions.length) throw new TypeError("the holes are not those of the source");
			const raw = quasi.quasis.map(({ value }) => value.raw);
			if (isTag(name)) found.push({ tag: name, start, end, raw, holes: quasi.expressions, kinds: own });
		},
	}).visit(program);
	return found;
}

/** The text of a template becomes the punctuation of a call, with as many newlines. */
function editsOf(text: string, { start, end, holes }: Template, constant: string): readonly Edit[] {
	return [start, ...holes.map((hole) => hole.end)].map((from, at): Edit => {
		const to = holes[at]?.start ?? end;
		const before = at === 0 ? `${constant}(` : holes[at] ? ", " : "";
		return { start: from, end: to, text: before + newlinesIn(text.slice(from, to)) + (holes[at] ? "" : ")") };
	});
}
