import { join } from "node:path";
import { parse } from "acorn";
import { answersOf } from "../../processes/jsonLines.ts";
import type { Subject } from "../../subject.ts";
import { javascriptSites } from "./javascriptSites.ts";
import { shellSites } from "./shellSites.ts";
import type { Site } from "./site.ts";

/** The places of each snippet in which defects can be planted. */
export async function sitesOf(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, readonly Site[]>> {
	const found = new Map<Subject, readonly Site[]>();
	for await (const [subject, { sites }] of read(subjects)) found.set(subject, sites);
	for (const subject of subjects)
		if (subject.language !== "python")
			found.set(subject, subject.language === "js" ? javascriptSites(subject.text) : shellSites(subject.text));
	return found;
}

/** A text for each snippet that is equal for equal syntax trees, wherever their words are; none for shell programs. */
export async function treesOf(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, string>> {
	const trees = new Map<Subject, string>();
	for await (const [subject, { tree }] of read(subjects)) if (tree !== undefined) trees.set(subject, tree);
	for (const subject of subjects) if (subject.language === "js") trees.set(subject, javascriptTree(subject.text));
	return trees;
}

const javascriptTree = (text: string): string =>
	JSON.stringify(parse(text, { ecmaVersion: "latest", sourceType: "module" }), (key, value: unknown) =>
		key === "start" || key === "end" || key === "raw" ? undefined : value,
	);

/** What the Python script says of the Python snippets among subjects. */
const read = (subjects: readonly Subject[]): AsyncGenerator<readonly [Subject, Answer]> =>
	answersOf(
		"python3",
		join(import.meta.dirname, "python_sites.py"),
		subjects.filter(({ language }) => language === "python"),
		({ text }) => ({ text }),
	);

interface Answer {
	readonly sites: readonly Site[];
	readonly tree?: string;
}
