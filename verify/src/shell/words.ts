import { type Command, forEachChild, parse, type SyntaxNode, type Word } from "unbash";

/** A word of a command. */
export interface Argument {
	/** What the command is given; of a part that is only known when it runs, the part as it is written. */
	readonly value: string;
	/** Whether the shell hands it on as it stands: nothing in it is expanded. */
	readonly isFixed: boolean;
}

/** A shell program as it is read: its commands in their order, those inside others too. */
export interface Program {
	readonly commands: readonly (readonly Argument[])[];
	/** What cannot be read, the first fault first. */
	readonly errors: readonly string[];
}

/** Reads a shell program without running it. */
export function readProgram(text: string): Program {
	const script = parse(text);
	const commands: (readonly Argument[])[] = [];
	const errors: string[] = [];
	const visit = (node: SyntaxNode): void => {
		if (node.type === "Script") errors.push(...(node.errors ?? []).map(({ message }) => message));
		if (node.type === "Command") commands.push(argumentsOf(node));
		forEachChild(node, visit);
	};
	visit(script);
	return { commands, errors };
}

/** The words of a command; what it only assigns or redirects is none. */
function argumentsOf(command: Command): readonly Argument[] {
	const { name, suffix } = command;
	return name === undefined
		? []
		: [name, ...suffix].flatMap((part) => (part.type === "Word" ? [argumentOf(part)] : []));
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
