/** Where packages are looked up by their names; what the last three hold cannot be asked for here. */
export type Ecosystem = "pypi" | "npm" | "formula" | "image" | "repository";

/** What can be said to a command, or to a command of its own. */
export interface Usage {
	/** Its options, each with how many values follow it. */
	readonly options?: Readonly<Record<string, number>>;
	/** Its commands; one of them must be named, unless it is `bare`. */
	readonly commands?: Readonly<Record<string, Usage>>;
	readonly bare?: boolean;
	/** The fewest and the most operands; none where absent. */
	readonly operands?: readonly [fewest: number, most: number];
	/** Where its operands are looked up, if they are names of packages. */
	readonly names?: Ecosystem;
	/** Its first operand names what takes all words after it. */
	readonly hands?: "npm" | "image";
	/** What of its words has not been looked at, in a few words. */
	readonly unseen?: string;
}

/** How it is known what a tool takes: its help was printed, its released package was read, or its documentation was. */
export type Evidence = "help" | "package" | "documentation";

/** A tool that snippets run. */
export interface Tool extends Usage {
	readonly evidence: Evidence;
	/** What was looked at, as a report names it; of documentation the day. */
	readonly of: readonly [name: string, version: string];
	/** Where its options stand: the command that prints them, a file of the package, or an address. */
	readonly where: string;
}
