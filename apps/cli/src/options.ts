import { type Argument, type Command, InvalidArgumentError, Option } from "commander";

/** Values that a shell suggests for options and arguments which also take others, or whose own errors are better. */
const SUGGESTED = new WeakMap<Option | Argument, readonly string[]>();

/** An option or argument for which a shell suggests these values. */
export function suggesting<T extends Option | Argument>(one: T, values: readonly string[]): T {
	SUGGESTED.set(one, values);
	return one;
}

/** The values that a shell suggests. */
export const suggestedFor = (one: Option | Argument): readonly string[] | undefined =>
	one.argChoices ?? SUGGESTED.get(one);

/** `--data DIR`, for commands that read or fill the catalogue. */
export function dataOption(): Option {
	return new Option(
		"--data <dir>",
		"Directory of the catalogue (default: VITRINE_DATA, otherwise .vitrine in the project)",
	);
}

/** `--opensearch URLS`, for the same commands. Credentials and other settings of the cluster come from the environment. */
export function opensearchOption(): Option {
	return new Option(
		"--opensearch <urls>",
		"Nodes of the OpenSearch cluster that has the catalogue, separated by commas (default: VITRINE_OPENSEARCH)",
	);
}

export function jsonOption(): Option {
	return new Option("--json", "Print JSON");
}

/** Adds a subcommand that uses the catalogue and can print JSON. */
export const catalogueCommand = (parent: Command, name: string, description: string): Command =>
	parent
		.command(name)
		.description(description)
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption());

/** An option whose value is a whole number from `least` to `most`. */
export function wholeOption(flags: string, description: string, least = 1, most = Number.MAX_SAFE_INTEGER): Option {
	return new Option(flags, description).argParser((text) => {
		const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
		if (number >= least && number <= most) return number;
		throw new InvalidArgumentError(`It should be a whole number from ${least}${most < 1e9 ? ` to ${most}` : ""}.`);
	});
}

/** An option that can be repeated; its values are alternatives. A shell suggests `values`, if they are known. */
export function listOption(flags: string, description: string, values?: readonly string[]): Option {
	const option = new Option(flags, `${description} (can be repeated)`).argParser((value, before: string[] = []) => [
		...before,
		value,
	]);
	return values ? suggesting(option, values) : option;
}

/** The examples at the end of a help text, a command line each. */
export function examples(...lines: readonly string[]): string {
	return ["", "Examples:", ...lines.map((line) => `  $ ${line}`)].join("\n");
}

/** An option whose value is a size in bytes, such as `2GB`. */
export function sizeOption(flags: string, description: string): Option {
	return new Option(flags, description).argParser((text) => {
		const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*([KMGT]?)B?$/i.exec(text) ?? [];
		const bytes = Number(number) * 1000 ** " KMGT".indexOf(unit.toUpperCase() || " ");
		if (bytes > 0) return bytes;
		throw new InvalidArgumentError("It should be a size, such as 500MB or 2GB.");
	});
}
