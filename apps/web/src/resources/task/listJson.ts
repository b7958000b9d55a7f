import { modalities, taskInfo, type TaskName, taskNames } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import type { TaskFigures } from "./figures.ts";

/** Tasks as JSON, all of them unless some are given, in the order of the catalogue. */
export function tasksJson(
	{ counts, code }: TaskFigures,
	origin: string,
	among: readonly TaskName[] = taskNames,
): object {
	const labels = new Map(modalities.map(({ id, label }) => [id, label]));
	return {
		tasks: among.map(({ id, name, modality, hideInModels, hideInDatasets }) => ({
			id,
			name,
			url: origin + links.task(id),
			modality: labels.get(modality) ?? modality,
			summary: taskInfo(id).summary,
			models: counts.tasks.get(id) ?? 0,
			...(hideInModels && { hideInModels }),
			...(hideInDatasets && { hideInDatasets }),
			code: code.get(id) ?? null,
		})),
	};
}
