import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Named } from "./usage.ts";

/** A package that its registry has, with its newest version on a day. */
export interface KnownPackage {
	readonly ecosystem: "pypi" | "npm";
	/** As its registry spells it. */
	readonly name: string;
	readonly version: string;
	/** ISO 8601 day on which the registry was asked. */
	readonly date: string;
}

/** The answers of the registries, kept so that a check asks none of them; `lookup.ts` asks again. */
export const PACKAGES_FILE: string = join(import.meta.dirname, "packages.ndjson");

/** All of them, in the order of the file. */
export const readPackages = (): readonly KnownPackage[] =>
	readFileSync(PACKAGES_FILE, "utf8")
		.split("\n")
		.flatMap((line) => (line === "" ? [] : [JSON.parse(line) as KnownPackage]));

let known: ReadonlyMap<string, KnownPackage> | undefined;

/** What is known of a package; undefined where no registry has been seen to have it. */
export function packageOf({ ecosystem, name }: Named): KnownPackage | undefined {
	known ??= new Map(readPackages().map((one) => [keyOf(one), one]));
	return known.get(keyOf({ ecosystem, name }));
}

/** PyPI takes `_`, `-`, `.` and case for the same; npm does not. */
export const keyOf = ({ ecosystem, name }: Named): string =>
	`${ecosystem} ${ecosystem === "pypi" ? name.toLowerCase().replace(/[-_.]+/g, "-") : name}`;
