import { libraries, localApps, taskNames } from "@vitrine/catalogue";
import { providerKeys } from "@vitrine/inference";
import type { Row } from "../report/row.ts";
import { keyOf } from "../shell/packageName.ts";
import type { KnownPackage } from "../shell/packages.ts";
import type { RegistryAnswer } from "./ask.ts";
import type { Reference } from "./reference.ts";

/** A package of which a newer version is out than snippets were checked with. */
export interface Behind {
	readonly name: string;
	/** The versions of the checks, and the newest. */
	readonly checked: readonly string[];
	readonly newest: string;
	/** The ids of the snippets that were checked with it: `load/timm/classifier.py`. */
	readonly snippets: readonly string[];
}

/** What one list of the newest reference packages has that ours lacks, and the other way round. */
export interface Difference {
	readonly list: "libraries" | "tasks" | "apps" | "providers";
	readonly missing: readonly string[];
	readonly ours: readonly string[];
}

export interface Drift {
	readonly behind: readonly Behind[];
	/** Packages that their registry no longer has, with the keys of the libraries that they install. */
	readonly gone: readonly { readonly name: string; readonly libraries: readonly string[] }[];
	/** Packages that could not be looked up, and why. */
	readonly unknown: readonly { readonly name: string; readonly problem: string }[];
	readonly reference: Readonly<Record<string, string>>;
	readonly differences: readonly Difference[];
	/** The command that repeats the checks that used older versions, with the newest. */
	readonly again: string | undefined;
}

interface Given {
	readonly rows: readonly Row[];
	readonly packages: readonly KnownPackage[];
	readonly answers: ReadonlyMap<string, RegistryAnswer>;
	readonly reference: Reference;
}

/** Compares the versions of the report with those of the registries. */
export function driftOf({ rows, packages, answers, reference }: Given): Drift {
	const answered = packages.map((one) => ({ one, answer: answers.get(keyOf(one)) ?? { problem: "not looked up" } }));
	const behind = answered.flatMap(({ one, answer }) =>
		"version" in answer ? behindOf(one, answer.version, rows) : [],
	);
	return {
		behind: behind.toSorted((a, b) => b.snippets.length - a.snippets.length || a.name.localeCompare(b.name)),
		gone: answered.flatMap(({ one: { name }, answer }) =>
			"gone" in answer ? [{ name, libraries: installedBy(name) }] : [],
		),
		unknown: answered.flatMap(({ one: { name }, answer }) => ("problem" in answer ? [{ name, ...answer }] : [])),
		reference: reference.versions,
		differences: LISTS.map(([list, ours]) => difference(list, reference[list], ours)),
		again: againFor(behind),
	};
}

/**
 * A package of the same name may be in both registries, so code of the other language does not count, nor a call of another client,
 * whose versions include those of the SDKs that its request was compared with.
 */
function behindOf({ ecosystem, name, version }: KnownPackage, newest: string, rows: readonly Row[]): readonly Behind[] {
	const ending = ecosystem === "pypi" ? "py" : "js";
	const of = rows.filter(({ id }) =>
		id.startsWith("call/") ? id.endsWith(`/${name}.${ending}`) : !id.endsWith(ending === "py" ? ".js" : ".py"),
	);
	const older = of.filter(({ tools }) => tools[name] !== undefined && tools[name] !== newest);
	if (older.length === 0) return version === newest ? [] : [{ name, checked: [version], newest, snippets: [] }];
	const checked = [...new Set(older.map(({ tools }) => tools[name] ?? ""))].toSorted();
	return [{ name, checked, newest, snippets: older.map(({ id }) => id) }];
}

const installedBy = (name: string): readonly string[] =>
	libraries.filter((one) => one.package?.name === name).map(({ key }) => key);

const LISTS: readonly (readonly [list: Difference["list"], ours: readonly string[]])[] = [
	["libraries", libraries.map(({ key }) => key)],
	["tasks", taskNames.map(({ id }) => id)],
	["apps", localApps.map(({ key }) => key)],
	["providers", providerKeys],
];

const difference = (list: Difference["list"], theirs: readonly string[], ours: readonly string[]): Difference => ({
	list,
	missing: theirs.filter((key) => !ours.includes(key)),
	ours: ours.filter((key) => !theirs.includes(key)),
});

const againFor = (behind: readonly Behind[]): string | undefined =>
	behind.some(({ snippets }) => snippets.length > 0) ? "npm run verify -- --newest" : undefined;
