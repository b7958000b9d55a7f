import type { Argument, Command, Option } from "commander";
import { suggestedFor } from "../options.ts";

/** A command, as a shell completes it. */
export interface CommandRow {
	/** Its names, such as `index status`; none for `vitrine` itself. */
	readonly path: readonly string[];
	readonly summary: string;
	readonly below: readonly CommandRow[];
	readonly flags: readonly Flag[];
	/** What its arguments are; undefined if it has none. */
	readonly values: Values | undefined;
}

export interface Flag {
	/** `--limit`, and `-n` if there is one. */
	readonly names: readonly string[];
	readonly summary: string;
	/** Undefined if it takes no value. */
	readonly values: Values | undefined;
	readonly isRepeatable: boolean;
}

/** Values that a shell offers: words, or what is on the disk; `any` offers nothing. */
export type Values = { readonly kind: "words"; readonly words: readonly string[] } | { readonly kind: Kind };
type Kind = "files" | "folders" | "any";

/** The commands and flags of a program, read from the program itself. */
export function tableOf(command: Command, path: readonly string[] = []): CommandRow {
	return {
		path,
		summary: lineOf(command.description()),
		below: command.commands.map((one) => tableOf(one, [...path, one.name()])),
		flags: command.createHelp().visibleOptions(command).map(flagOf),
		values: argumentValues(command.registeredArguments),
	};
}

/** Every row of a table, each before those below it. */
export const rowsOf = (row: CommandRow): readonly CommandRow[] => [row, ...row.below.flatMap(rowsOf)];

function flagOf(option: Option): Flag {
	const values = suggestedFor(option);
	return {
		names: [option.long, option.short].filter((name) => name !== undefined),
		summary: lineOf(option.description),
		values: option.required || option.optional ? valuesOf(values, option.flags) : undefined,
		isRepeatable: option.description.includes("(can be repeated)"),
	};
}

/** All arguments of a command have values of one kind. */
function argumentValues([first]: readonly Argument[]): Values | undefined {
	return first && valuesOf(suggestedFor(first), `<${first.name()}>`);
}

function valuesOf(words: readonly string[] | undefined, flags: string): Values {
	if (words) return { kind: "words", words };
	const placeholder = /<(\w+)>/.exec(flags)?.[1] ?? "";
	return { kind: KINDS[placeholder] ?? "any" };
}

/** What is on the disk, by the placeholder of the value. */
const KINDS: Readonly<Record<string, Kind>> = { file: "files", sources: "files", dir: "folders" };

/** The first sentence of a description, in one line. */
const lineOf = (text: string): string =>
	text.replaceAll(/\s+/g, " ").replace(/; default: .*| \((?:default|can be).*$/, "");
