import { isTask, libraries, nearest, taskIds } from "@vitrine/catalogue";
import { shown } from "@vitrine/model";
import type { ListQuery } from "./query.ts";

/** A sentence for each task and library of a query that the catalogue does not have, with the nearest name. */
export function unknownNames({ filters: { task = [], library = [] } }: ListQuery): readonly string[] {
	const keys = libraries.map(({ key }) => key);
	return [
		...task.filter((id) => !isTask(id)).map((id) => sentence("task", id, taskIds)),
		...library.filter((key) => !keys.includes(key)).map((key) => sentence("library", key, keys)),
	];
}

function sentence(what: string, name: string, known: readonly string[]): string {
	const [near] = nearest(known, name);
	return `${shown(name)} is not a ${what} of the catalogue.${near === undefined ? "" : ` Did you mean ${near}?`}`;
}
