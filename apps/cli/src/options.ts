import { InvalidArgumentError, Option } from "commander";

/** `--data DIR`, for commands that read or fill the catalogue. */
export function dataOption(): Option {
	return new Option("--data <dir>", "directory of the catalogue (else VITRINE_DATA, else .vitrine in the project)");
}

/** `--opensearch URLS`, for the same commands. Who we are there, and what else there is to say of it, is for the environment alone. */
export function opensearchOption(): Option {
	return new Option(
		"--opensearch <urls>",
		"nodes of the cluster that holds the catalogue, with commas between them (else VITRINE_OPENSEARCH)",
	);
}

export function jsonOption(): Option {
	return new Option("--json", "print JSON");
}

/** An option that takes a whole number of at least `least`. */
export function wholeOption(flags: string, description: string, least = 1, most = Number.MAX_SAFE_INTEGER): Option {
	return new Option(flags, description).argParser((text) => {
		const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
		if (number >= least && number <= most) return number;
		throw new InvalidArgumentError(`It should be a whole number from ${least}${most < 1e9 ? ` to ${most}` : ""}.`);
	});
}

/** An option that may be given several times; the values are alternatives. */
export function listOption(flags: string, description: string): Option {
	return new Option(flags, `${description}; may be repeated`).argParser((value, before: string[] = []) => [
		...before,
		value,
	]);
}
