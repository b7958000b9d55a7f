import { type Command, forEachChild, parse, type SyntaxNode, type Word } from "unbash";
import type { Place, Range, Site } from "./site.ts";

/** The places of a shell program in which defects can be planted. */
export function shellSites(text: string): readonly Site[] {
	const found: Site[] = [];
	const visit = (node: SyntaxNode): void => {
		if (node.type === "Command") found.push(...commandSites(node));
		forEachChild(node, visit);
	};
	visit(parse(text));
	return [...found, ...tokenSites(text, found)];
}

function commandSites({ name, suffix }: Command): readonly Site[] {
	const words = suffix.filter((part): part is Word => part.type === "Word");
	if (name === undefined) return [];
	const first = words.findIndex(({ value }) => !value.startsWith("-"));
	const isInstall = words.some(({ value }, at) => at <= first + 1 && /^(install|add|tap)$/.test(value));
	return [
		{ at: "name", ranges: [[name.pos, name.end]], text: name.text },
		...words.flatMap((word, at) => wordSites(name.value, word, words[at - 1], at === first, isInstall)),
	];
}

function wordSites(
	command: string,
	word: Word,
	before: Word | undefined,
	isFirst: boolean,
	isInstall: boolean,
): readonly Site[] {
	if (/^--?[A-Za-z]/.test(word.value)) return [at("option", word), at("argument", word)];
	if (/^(-H|--header)$/.test(before?.value ?? "")) return [headerName(word), at("pair", word, true)];
	if (/^(-d|--data)$/.test(before?.value ?? "")) return jsonFields(word);
	if (/^https?:/.test(word.value)) return [at("url", word)];
	if (isFirst && HAS_SUBCOMMANDS.test(command)) return [at("subcommand", word)];
	if (isInstall && /^[@a-z0-9]/i.test(word.value)) return [at("package", word)];
	return before?.value.startsWith("-") ? [at("argument", word)] : [];
}

/** Commands whose first operand says what they do. */
const HAS_SUBCOMMANDS =
	/^(pip|npm|uv|git|hf|docker|brew|ollama|vllm|openclaw|unsloth|ramalama|lms|sudo|cargo|sglang|mlc_llm|winget)$/;

function at(place: Place, { pos, end, text }: Word, header?: boolean): Site {
	const start = place === "argument" || place === "pair" ? pos - 1 : pos;
	return { at: place, ranges: [[start, end]], text, ...(header !== undefined && { header }) };
}

function headerName(word: Word): Site {
	const name = /[\w-]+/.exec(word.text);
	const start = word.pos + (name?.index ?? 0);
	return { at: "header", ranges: [[start, start + (name?.[0].length ?? 0)]], text: name?.[0] ?? "" };
}

/** The keys of JSON in quotes, and its plain values. */
function jsonFields(word: Word): readonly Site[] {
	const range = (offset: number, length: number): Range => [word.pos + offset, word.pos + offset + length];
	return [...word.text.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*:)|(?<=:\s*)(?:"(?:[^"\\]|\\.)*"|\d[\d.]*|true|false)/g)].map(
		({ 0: text, index }) => {
			const isKey = /^\s*:/.test(word.text.slice(index + text.length));
			return { at: isKey ? ("field" as const) : ("literal" as const), ranges: [range(index, text.length)], text };
		},
	);
}

/** Quotes, brackets and words of the shell, one by one. */
function tokenSites(text: string, found: readonly Site[]): readonly Site[] {
	const names = new Set(
		found.flatMap(({ at: place, ranges }) => (place === "name" ? ranges.map(([start]) => start) : [])),
	);
	const bare = text.replace(/^\s*#.*$/gm, (comment) => " ".repeat(comment.length));
	return [...bare.matchAll(/['"(){}|]|\b(?:do|done|then|fi)\b(?=[\s;)])/g)]
		.filter(({ index }) => !names.has(index))
		.map(({ 0: token, index }) => ({
			at: "token" as const,
			ranges: [[index, index + token.length] as const],
			text: token,
		}));
}
