import { compacted } from "../text/folding.ts";
import { nameOf } from "../text/similarIds.ts";

/** The name and the whole id, compacted; one of them if they are equal. */
export type Names = readonly [name: string, id?: string];

/** The compacted texts that are an exact match of an id. */
export function namesOf(id: string): Names {
	const [name, whole] = [compacted(nameOf(id)), compacted(id)];
	return name === whole ? [name] : [name, whole];
}
