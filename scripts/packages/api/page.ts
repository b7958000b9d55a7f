import type { Offered } from "../surface/surface.ts";

/** What an API page is about. */
interface Subject {
	/** `@vitrine/code` */
	readonly name: string;
	/** A sentence about the package. */
	readonly description: string;
	/** The place of the page among those of the docs. */
	readonly order: number;
	/** What its main entry offers. */
	readonly offered: readonly Offered[];
}

/** The API page of a package, from its docstrings: functions and values, then types, each with its shape and its example. */
export function apiPage({ name, description, order, offered }: Subject): string {
	const groups = [
		["Functions and values", offered.filter((one) => !isType(one))],
		["Types", offered.filter(isType)],
	] as const;
	return [
		`---\nsection: API\norder: ${order}\n---`,
		`# ${name}`,
		`${description} \`npm run surface\` generates this page from the docstrings of the main entry; [Packages](packages.md) introduces the package.`,
		...groups.flatMap(([title, own]) => (own.length === 0 ? [] : [`## ${title}`].concat(own.map(sectionOf)))),
		"",
	].join("\n\n");
}

const isType = ({ code }: Offered): boolean => /^(?:export )?(?:declare )?(?:interface|type) /.test(code);

function sectionOf({ name, code, comment }: Offered): string {
	const { words, example } = partsOf(comment);
	return [
		`### ${name}`,
		...(words === "" ? [] : [words]),
		fenced(underName(withoutKeywords(code), name)),
		...(example === "" ? [] : ["Example:", fenced(example)]),
	].join("\n\n");
}

/** The text of a docstring as one paragraph, and the code of its example. */
export function partsOf(comment: string): { readonly words: string; readonly example: string } {
	const [words = "", example = ""] = comment.split(/^@example[ \t]*\n?/m);
	return { words: proseOf(words), example: example.trim() };
}

/** Links to other names are names here. */
const proseOf = (text: string): string =>
	text
		.replaceAll(/\{@link ([^}]+)\}/g, "`$1`")
		.replaceAll(/\s+/g, " ")
		.trim();

const withoutKeywords = (code: string): string =>
	code.replaceAll(/^(?:export )?(?:declare )?/gm, "").replaceAll("    ", "  ");

/** A declaration under the name by which a package offers it, where its file has another. */
const underName = (code: string, name: string): string => code.replaceAll(DECLARED, (_, kind) => `${kind} ${name}`);

const DECLARED = /^(const|let|function|class|abstract class|interface|type) [\w$]+/gm;

const fenced = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;
