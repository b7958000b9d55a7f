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
	value: word.value,
	isFixed: !word.text.startsWith("~") && !(word.parts ?? []).some(isExpanded),
});

const QUOTED = new Set(["Literal", "SingleQuoted", "AnsiCQuoted"]);

function isExpanded(part: NonNullable<Word["parts"]>[number]): boolean {
	if (part.type === "DoubleQuoted") return part.parts.some((inner) => inner.type !== "Literal");
	return !QUOTED.has(part.type);
}
