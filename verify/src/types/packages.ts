import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Tools } from "../report/row.ts";
import { modulesOf } from "./subjects.ts";

/** The installed packages that each top-level module belongs to, with versions; none for modules of Python itself. */
type Packages = Readonly<Record<string, Tools>>;

/** The packages that an interpreter finds. */
export const packagesOf = (python: string): Packages =>
	JSON.parse(execFileSync(python, ["-I", join(import.meta.dirname, "packages.py")], { encoding: "utf8" })) as Packages;

/** The modules that a program imports and that belong to no package. */
export const missingIn = (text: string, packages: Packages): readonly string[] =>
	modulesOf(text).filter((module) => packages[topLevelOf(module)] === undefined);

/** The packages that a program imports directly, with their versions. */
export const packagesIn = (text: string, packages: Packages): Tools =>
	Object.assign({}, ...modulesOf(text).map((module) => packages[topLevelOf(module)] ?? {})) as Tools;

const topLevelOf = (module: string): string => module.replace(/\..*$/, "");
