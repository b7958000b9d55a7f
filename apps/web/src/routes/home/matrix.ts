import { libraries, type Library } from "@vitrine/catalogue";
import { type Level, rankOf } from "@vitrine/verify";
import type { Counts } from "../../data/counts.ts";
import { type Evidence, evidenceOf, INSTALLING } from "../../data/evidence.ts";

/** The check levels of the code of the most used libraries, by the tasks with most models. */
interface HomeMatrix {
	readonly tasks: readonly string[];
	readonly rows: readonly { readonly library: Library; readonly cells: readonly HomeCell[] }[];
}

/** A library's code for a task; absent if the report has none. */
type HomeCell =
	| {
			/** The lowest level of its snippets for the task. */
			readonly lowest: Level | undefined;
			readonly count: number;
	  }
	| undefined;

const [LIBRARIES, TASKS] = [10, 10];

/** Reads the report for the libraries and tasks that the index has most models of. */
export function homeMatrix({ libraries: used, tasks: models }: Counts): HomeMatrix {
	const shown = libraries
		.filter(({ key }) => (used.get(key) ?? 0) > 0 && tasksOf(key).size > 0)
		.toSorted((a, b) => (used.get(b.key) ?? 0) - (used.get(a.key) ?? 0))
		.slice(0, 2 * LIBRARIES);
	const proven = new Set(shown.flatMap(({ key }) => [...tasksOf(key).keys()]));
	const tasks = [...proven].toSorted((a, b) => (models.get(b) ?? 0) - (models.get(a) ?? 0)).slice(0, TASKS);
	const rows = shown.map((library) => ({ library, cells: tasks.map((task) => cellOf(library, task)) }));
	return { tasks, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== undefined)).slice(0, LIBRARIES) };
}

function cellOf({ key }: Library, task: string): HomeCell {
	const evidence = tasksOf(key).get(task);
	const [first, ...rest] = evidence ?? [];
	if (first === undefined) return undefined;
	const lowest = rest.reduce((low, one) => (rankOf(one) < rankOf(low) ? one : low), first);
	return { lowest: lowest.level, count: rest.length + 1 };
}

/** The evidence for a library's code by task, without install commands. */
function tasksOf(key: string): ReadonlyMap<string, readonly Evidence[]> {
	const known = byLibrary.get(key);
	if (known) return known;
	const found = new Map<string, Evidence[]>();
	for (const one of evidenceOf(key))
		if (one.task !== undefined && one.kind !== INSTALLING) found.set(one.task, [...(found.get(one.task) ?? []), one]);
	byLibrary.set(key, found);
	return found;
}

const byLibrary = new Map<string, ReadonlyMap<string, readonly Evidence[]>>();
