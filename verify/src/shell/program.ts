import { type Command, forEachChild, parse, type SyntaxNode, type Word } from "unbash";

/** A word of a command. */
export interface Argument {
	/** Its value; parts that the shell expands at run time are kept as they are written. */
	readonly value: string;
	/** Whether the shell expands nothing in it. */
	readonly isFixed: boolean;
}

/** A parsed shell program. */
interface Program {
	/** Its commands in order, nested ones included. */
	readonly commands: readonly (readonly Argument[])[];
	/** Its syntax errors. */
	readonly errors: readonly string[];
}

/** Parses a shell program without running it. */
export function parseProgram(text: string): Program {
	const commands: (readonly Argument[])[] = [];
	const errors: string[] = [];
	const visit = (node: SyntaxNode): void => {
		if (node.type === "Script") errors.push(...(node.errors ?? []).map(({ message }) => message));
		if (node.type === "CommandExpansion" && bytesOf(node.text) !== undefined) return;
		if (node.type === "Command") commands.push(argumentsOf(node));
		forEachChild(node, visit);
	};
	visit(parse(text));
	return { commands, errors };
}

/** The words of a command, without assignments and redirections. */
function argumentsOf({ name, suffix }: Command): readonly Argument[] {
	if (name === undefined) return [];
	return [name, ...suffix].flatMap((part) => (part.type === "Word" ? [argumentOf(part)] : []));
}

const argumentOf = (word: Word): Argument => ({
	value: valueOf(word),
	isFixed: !word.text.startsWith("~") && !(word.parts ?? []).some(isExpanded),
});

/** The value of a word, with the text that a `printf` of bytes in it prints. */
function valueOf({ value, parts = [] }: Word): string {
	if (!value.includes("$(printf")) return value;
	return parts.map((part) => (part.type === "DoubleQuoted" ? part.parts.map(textOf).join("") : textOf(part))).join("");
}

function textOf(part: { readonly type: string; readonly text: string; readonly value?: unknown }): string {
	return (part.type === "CommandExpansion" ? bytesOf(part.text) : undefined) ?? String(part.value ?? part.text);
}

/** The text that a `printf` of octal bytes prints, in which snippets write characters that readers cannot see. */
function bytesOf(expansion: string): string | undefined {
	const octal = /^\$\(printf '((?:\\[0-7]{3})+)'\)$/.exec(expansion)?.[1];
	if (octal === undefined) return undefined;
	const bytes = octal
		.split("\\")
		.slice(1)
		.map((digits) => Number.parseInt(digits, 8));
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

const QUOTED = new Set(["Literal", "SingleQuoted", "AnsiCQuoted"]);

function isExpanded(part: NonNullable<Word["parts"]>[number]): boolean {
	if (part.type === "DoubleQuoted")
		return part.parts.some((inner) => inner.type !== "Literal" && bytesOf(inner.text) === undefined);
	return !QUOTED.has(part.type);
}
