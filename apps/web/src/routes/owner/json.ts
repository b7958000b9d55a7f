import { links } from "../../base/links.ts";
import { modelJson } from "../../resources/model/modelJson.ts";
import type { OwnerData } from "./data.ts";

/** An owner's page as JSON. */
export function ownerJson({ owner, models, mostDownloaded, tasks, libraries }: OwnerData, origin: string): object {
	return {
		owner,
		url: origin + links.owner(owner),
		models,
		mostDownloaded: mostDownloaded.map((record) => modelJson(record, origin)),
		tasks: tasks.map(({ value, count }) => ({ id: value, models: count })),
		libraries: libraries.map(({ value, count }) => ({ key: value, models: count })),
	};
}
