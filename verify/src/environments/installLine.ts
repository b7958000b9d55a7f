/** What the printed commands of an installation give. */
export interface InstallLine {
	/** Requirements from PyPI, as printed. */
	readonly packages: readonly string[];
	/** Packages of the operating system. */
	readonly system: readonly string[];
}

/** Reads printed commands; returns the problem, as a phrase, if they do more than install from PyPI and the operating system, or nothing. */
export function readInstallLine(text: string): InstallLine | { readonly problem: string } {
	const commands = text
		.replaceAll(/ \\\n\s*/g, " ")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"));
	const packages: string[] = [];
	const system: string[] = [];
	for (const command of commands) {
		const [, pip, apt] = /^(?:pip install (.+)|sudo apt install (.+))$/.exec(command) ?? [];
		if (pip === undefined && apt === undefined) return { problem: `its install line is more than pip: ${command}` };
		packages.push(...namesIn(pip));
		system.push(...namesIn(apt));
	}
	const other = packages.find((one) => !REQUIREMENT.test(one));
	if (other !== undefined) return { problem: `its install line needs more than packages of the registry: ${other}` };
	return packages.length === 0 ? { problem: "it has no install line" } : { packages, system };
}

/** A name, extras, versions, and the system that it is for; no option, address or path. */
const REQUIREMENT =
	/^[A-Za-z0-9][\w.-]*(\[[\w,.-]+\])?([<>=!~]=?[\w.,<>=!~*]+)?(; (?:sys_platform|platform_system) [=!]= "\w+")?$/;

/** The words of a command without their quotes; quotes within a word are double ones. */
const namesIn = (words: string | undefined): readonly string[] =>
	[...(words ?? "").matchAll(/'([^']*)'|"([^"]*)"|[^\s'"]+/g)].map(([word, single, double]) =>
		(single ?? double ?? word).replaceAll("'", '"'),
	);

/** The name of a requirement as PyPI spells it, without extras, versions and systems. */
export const nameOf = (requirement: string): string =>
	requirement
		.replace(/[[<>=!~;].*$/, "")
		.toLowerCase()
		.replace(/[-_.]+/g, "-");
