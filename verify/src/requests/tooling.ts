import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { nodeEnvironment } from "../environments/node.ts";
import { pythonEnvironment } from "../environments/python.ts";

/** The installed tools that run calls. */
export interface Tooling {
	/** The interpreter of the environment `calls`. */
	readonly python?: string;
	/** The folder `node_modules` of the npm environment `calls`. */
	readonly packages?: string;
	/** The versions of the tools and packages; packages have the prefix `python:` or `js:`. */
	readonly versions: ReadonlyMap<string, string>;
}

/** Finds the installed tools. */
export function findTooling(): Tooling {
	const python = pythonEnvironment("calls");
	const node = nodeEnvironment("calls");
	return {
		...(python && { python: python.python }),
		...(node && { packages: join(node.folder, "node_modules") }),
		versions: new Map([
			...prefixed("python", python?.versions),
			...prefixed("js", node?.versions),
			...(python ? versionOf("python", python.python, /^Python (\d+\.\d+)/) : []),
			["node", `${process.versions.node.split(".")[0]}`],
			...versionOf("curl", "curl", /^curl (\d+\.\d+)/),
			...versionOf("openssl", "openssl", /^\w+ (\S+)/, "version"),
		]),
	};
}

/** The names of the required tools that are missing. */
export function missingTools({ python, packages, versions }: Tooling): readonly string[] {
	const required: readonly (readonly [name: string, isInstalled: boolean])[] = [
		["the Python environment calls", python !== undefined],
		["the npm environment calls", packages !== undefined],
		["curl", versions.has("curl")],
		["openssl", versions.has("openssl")],
	];
	return required.flatMap(([name, isInstalled]) => (isInstalled ? [] : [name]));
}

type Version = readonly [name: string, version: string];

const prefixed = (language: string, versions: ReadonlyMap<string, string> = new Map()): readonly Version[] =>
	[...versions].map(([name, version]) => [`${language}:${name}`, version]);

function versionOf(name: string, command: string, pattern: RegExp, argument = "--version"): readonly Version[] {
	const { stdout, status } = spawnSync(command, [argument], { encoding: "utf8" });
	const version = status === 0 ? pattern.exec(stdout)?.[1] : undefined;
	return version === undefined ? [] : [[name, version]];
}
