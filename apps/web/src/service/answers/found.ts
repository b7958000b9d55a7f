import { nearest } from "@vitrine/catalogue";
import { shown } from "@vitrine/model";
import { ApiProblem } from "../../api/problem.ts";
import { idsNear } from "../../data/idsNear.ts";
import { findModel, type ModelView } from "../../resources/model/model.ts";
import type { Reads } from "../reads.ts";

/** A model of the index. Throws ApiProblem with similar ids if it has none with this id. */
export async function modelOf(reads: Reads, id: string, field: string): Promise<ModelView> {
	const found = await findModel(reads, id);
	if (found !== undefined) return found;
	throw notFound("model", field, id, await idsNear(reads.store.index, id));
}

/** The thing with a name. Throws ApiProblem with similar names if there is none. */
export function named<T>(what: string, field: string, name: string, things: ReadonlyMap<string, T>): T {
	const found = things.get(name);
	if (found !== undefined) return found;
	throw notFound(what, field, name, nearest(things.keys(), name));
}

function notFound(what: string, field: string, value: string, near: readonly string[]): ApiProblem {
	const advice = near[0] === undefined ? "" : ` Did you mean ${near[0]}?`;
	return new ApiProblem(404, `${what}-not-found`, `There is no ${what} ${shown(value)}.${advice}`, {
		field,
		value,
		nearest: near,
	});
}
