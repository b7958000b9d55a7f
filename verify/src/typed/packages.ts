import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Tools } from "../report.ts";
import { modulesOf } from "./subjects.ts";

/** Which installed packages each module at the top belongs to, with their versions: none for Python's own modules. */
export type Packages = Readonly<Record<string, Tools>>;

/** The packages that an interpreter sees. */
export function packagesOf(python: string): Packages {
	const said = execFileSync(python, ["-I", join(import.meta.dirname, "packages.py")], { encoding: "utf8" });
	return JSON.parse(said) as Packages;
}

/** The modules that a program imports and no package has. */
export const missingIn = (text: string, packages: Packages): readonly string[] =>
	modulesOf(text).filter((module) => packages[topOf(module)] === undefined);

/** The versions of those packages from which a program imports something itself. */
export const packagesIn = (text: string, packages: Packages): Tools =>
	Object.assign({}, ...modulesOf(text).map((module) => packages[topOf(module)] ?? {})) as Tools;

const topOf = (module: string): string => module.split(".")[0]!;
