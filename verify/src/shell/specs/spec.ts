import type { Argument } from "../program.ts";

/** Where the operands of a command are looked up by name; all but the first two cannot be looked up here. */
export type Ecosystem = "pypi" | "npm" | "formula" | "debian" | "package" | "image" | "repository";

/** The arguments that a command or subcommand takes. */
export interface Usage {
	/** Its options, each with the number of values that follow it. */
	readonly options?: Readonly<Record<string, number>>;
	/** Its subcommands; one of them is required unless `subcommandOptional` is set. */
	readonly subcommands?: Readonly<Record<string, Usage>>;
	readonly subcommandOptional?: boolean;
	/** The fewest and the most operands; none if absent. */
	readonly operands?: readonly [fewest: number, most: number];
	/** Where its operands are looked up, if they are names of packages. */
	readonly operandsFrom?: Ecosystem;
	/** Set if the first operand is itself a command, which receives the rest of the words. */
	readonly runs?: "npm" | "image";
	/** Which part of its words is not checked, as part of a reason in the report. */
	readonly unchecked?: string;
}

/** How a spec was made: from the printed help, from the released package, or from the documentation. */
type Evidence = "help" | "package" | "documentation";

/** A command that snippets run. */
export interface CommandSpec extends Usage {
	readonly evidence: Evidence;
	/** The name and version of what was read, as the report shows it; for documentation, the day. */
	readonly version: readonly [name: string, version: string];
	/** Where its options were read: a command that prints them, a file of the package, or an address. */
	readonly source: string;
	/** The problem of its words besides those of options and operands, such as the body of a request. */
	problemOf?(words: readonly Argument[]): string | undefined;
}
