import { links } from "../../base/links.ts";
import { modelJson } from "../model/modelJson.ts";
import type { TaskData } from "./data.ts";

/** A task's page as JSON. */
export function taskJson(data: TaskData, origin: string): object {
	const { info, name, models, mostUsed, named, example, libraries, providers } = data;
	return {
		id: info.id,
		name: info.label,
		url: origin + links.task(info.id),
		summary: info.summary,
		subtasks: (name.subtasks ?? []).map(({ type, name: label }) => ({ id: type, name: label })),
		models,
		mostUsed: mostUsed.map((record) => modelJson(record, origin)),
		suggested: named.filter(({ record }) => record === undefined).map(({ id }) => id),
		example: example?.id,
		libraries: libraries.map(({ library: { key, prettyLabel }, models: count, hosted }) => ({
			key,
			name: prettyLabel,
			url: origin + links.library(key),
			models: count,
			hosted,
		})),
		providers: providers.map(({ id, label }) => ({ id, name: label, url: origin + links.provider(id) })),
	};
}
