/** The packages of a printed install line, or why this command cannot make an environment of it. */
type Installation = { readonly packages: readonly string[] } | { readonly problem: string };

const NAME = /^[A-Za-z0-9][\w.-]*(\[[\w,.-]+\])?([=<>!~]=?[\w.*+!,<>=~-]+)?$/;

/** Reads the block that installs a library; only `pip install` of packages from the registry is understood. */
export function installationOf(printed: string): Installation {
	const lines = printed.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
	const packages: string[] = [];
	for (const line of lines) {
		const [command, action, ...names] = line.trim().split(/\s+/);
		if (command !== "pip" || action !== "install") return { problem: `its install line is more than pip: ${line}` };
		const other = names.find((name) => !NAME.test(unquoted(name)));
		if (other !== undefined) return { problem: `its install line needs more than packages of the registry: ${other}` };
		packages.push(...names.map(unquoted));
	}
	return packages.length === 0 ? { problem: "it has no install line" } : { packages };
}

const unquoted = (name: string): string => /^(["'])(.*)\1$/.exec(name)?.[2] ?? name;
