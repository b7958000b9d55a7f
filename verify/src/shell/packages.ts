import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "../once.ts";
import { keyOf, type PackageName } from "./packageName.ts";

/** A package that exists in its registry. */
export interface KnownPackage {
	readonly ecosystem: "pypi" | "npm";
	/** As its registry spells it. */
	readonly name: string;
	/** Its newest version on the day of the look-up. */
	readonly version: string;
	/** ISO 8601 day of the look-up. */
	readonly date: string;
}

/** The file with the results of `npm run verify -- --lookup`: checks read it instead of asking the registries. */
export const PACKAGES_FILE: string = join(import.meta.dirname, "packages.ndjson");

/** The known packages, in the order of the file. */
export const readPackages = (): readonly KnownPackage[] =>
	readFileSync(PACKAGES_FILE, "utf8")
		.split("\n")
		.flatMap((line) => (line === "" ? [] : [JSON.parse(line) as KnownPackage]));

/** Replaces the known packages; the file is sorted by key. */
export function writePackages(packages: readonly KnownPackage[]): void {
	const sorted = packages.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	writeFileSync(PACKAGES_FILE, sorted.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

/** A known package by its name; undefined if it has not been found in its registry. */
export const packageOf = (name: PackageName): KnownPackage | undefined => known().get(keyOf(name));

const known = once(() => new Map(readPackages().map((one) => [keyOf(one), one])));
