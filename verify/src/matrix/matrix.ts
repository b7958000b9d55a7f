import type { Group, Subject } from "../subject.ts";
import { once } from "../once.ts";
import { appSubjects } from "./app.ts";
import { callSubjects } from "./call.ts";
import { loadSubjects } from "./load.ts";
import { remembered } from "./remembered.ts";

/** Everything that is checked, by report row: load snippets, blocks of commands, and templates of calls. */
export const matrix: () => readonly Group[] = once(() => remembered("matrix", groups));

function groups(): readonly Group[] {
	const calls = Map.groupBy(callSubjects(), ({ shape }) => shape);
	const single = [...loadSubjects(), ...appSubjects()].map((subject) => groupOf(subject));
	const all = [...single, ...[...calls.values()].flatMap(([first, ...rest]) => (first ? groupOf(first, rest) : []))];
	refuseDuplicates(all);
	return all;
}

const groupOf = (first: Subject, rest: readonly Subject[] = []): Group => ({
	id: first.id,
	shape: first.shape,
	subjects: [first, ...rest],
});

function refuseDuplicates(groups: readonly Group[]): void {
	const known = new Set<string>();
	for (const { id } of groups) {
		if (known.has(id)) throw new Error(`${id}: two snippets have this id. Give one of them another title.`);
		known.add(id);
	}
}
