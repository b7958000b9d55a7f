import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment } from "../environment.ts";
import { nodeEnvironment } from "../nodeEnvironment.ts";

/** What snippets are run with, as far as it is here. */
export interface Tooling {
	/** The interpreter that has the clients of `environments/calls.txt`. */
	readonly python?: string;
	/** The folder `node_modules` with the packages of `environments/calls`. */
	readonly packages?: string;
	/** The version of each tool and package. */
	readonly versions: ReadonlyMap<string, string>;
}

/** Looks for what snippets are run with. */
export function findTooling(): Tooling {
	const python = environment("calls");
	const node = nodeEnvironment("calls");
	return {
		...(python && { python: python.python }),
		...(node && { packages: join(node.folder, "node_modules") }),
		versions: new Map([
			...named("python", python?.versions),
			...named("js", node?.versions),
			...(python ? versionOf("python", python.python, /^Python (\d+\.\d+)/) : []),
			["node", `${process.versions.node.split(".")[0]}`],
			...versionOf("curl", "curl", /^curl (\d+\.\d+)/),
			...versionOf("openssl", "openssl", /^\w+ (\S+)/, "version"),
		]),
	};
}

const named = (language: string, versions: ReadonlyMap<string, string> = new Map()): readonly Version[] =>
	[...versions].map(([name, version]) => [`${language}:${name}`, version]);

type Version = readonly [name: string, version: string];

/** The tools that nothing can be done without, and are not here. */
export function lackingIn({ python, packages, versions }: Tooling): readonly string[] {
	const needed: readonly (readonly [string, boolean])[] = [
		["the Python environment calls", python !== undefined],
		["the npm environment calls", packages !== undefined],
		["curl", versions.has("curl")],
		["openssl", versions.has("openssl")],
	];
	return needed.flatMap(([name, here]) => (here ? [] : [name]));
}

function versionOf(name: string, command: string, pattern: RegExp, argument = "--version"): readonly Version[] {
	const { stdout, status } = spawnSync(command, [argument], { encoding: "utf8" });
	const version = status === 0 ? pattern.exec(stdout)?.[1] : undefined;
	return version === undefined ? [] : [[name, version]];
}
