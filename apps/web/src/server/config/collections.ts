import { join, resolve } from "node:path";
import type { Place } from "@vitrine/store";
import type { Environment } from "./variable.ts";

/** The file with the operator's collections. */
export interface CollectionsPlace {
	readonly path: string;
	/** Whether VITRINE_COLLECTIONS names it. */
	readonly isNamed: boolean;
}

/** The file of VITRINE_COLLECTIONS, else `collections.yaml` in the directory of the catalogue; undefined if there is neither. */
export function collectionsPlace(environment: Environment, place: Place): CollectionsPlace | undefined {
	const named = environment["VITRINE_COLLECTIONS"];
	if (named) return { path: resolve(named), isNamed: true };
	return "data" in place ? { path: join(place.data, "collections.yaml"), isNamed: false } : undefined;
}
