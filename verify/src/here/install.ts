import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { readInstallLine } from "../environments/installLine.ts";

/** What gives the programs of a plan what they need: packages of a registry, or a program that this machine has. */
export type Install =
	| { readonly from: "pip" | "npm"; readonly packages: readonly string[] }
	| { readonly from: "machine"; readonly program: string };

/** Reads a printed install line; returns the problem, as a phrase, if it is more than packages of a registry. */
export function installIn(line: string): Exclude<Install, { from: "machine" }> | { readonly problem: string } {
	const npm = /^npm install ([\w@/. -]+)$/.exec(line)?.[1];
	if (npm !== undefined) return { from: "npm", packages: npm.split(" ") };
	const read = readInstallLine(asPip(line));
	if ("problem" in read) return read;
	const [other] = read.system;
	if (other !== undefined) return { problem: `its install line is more than pip: it installs ${other} with apt` };
	return { from: "pip", packages: read.packages };
}

/** The installation of a tool of uv, an environment with its package whose programs are on the path, as one of pip; other lines as they are. */
export const asPip = (line: string): string =>
	line
		.replaceAll(/ \\\n\s*/g, " ")
		.replace(/^uv tool install (.+)$/m, (_, words: string) => `pip install ${words.replaceAll(" --with ", " ")}`);

/** Where this machine has a program; undefined if it is not on the path. */
export function programHere(name: string): string | undefined {
	const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
	return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
