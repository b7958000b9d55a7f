import { modalities } from "../modalities.ts";
import type { Modality, TaskName } from "../shapes.ts";
import { table } from "../tasks/table.ts";

/** The names of a task, without its id, which is the key. */
export type PipelineData = Omit<TaskName, "id" | "retired">;

/** The task-name table by pipeline tag. */
export const PIPELINE_DATA: Readonly<Record<string, PipelineData>> = Object.fromEntries(
	table.map((row) => [row.id, namesOf(row)]),
);

/** Every pipeline tag, in catalogue order. */
export const PIPELINE_TYPES: readonly string[] = table.map(({ id }) => id);

export const PIPELINE_TYPES_SET: ReadonlySet<string> = new Set(PIPELINE_TYPES);

/** The types of all subtasks, each once. */
export const SUBTASK_TYPES: readonly string[] = [
	...new Set(table.flatMap(({ subtasks = [] }) => subtasks.map(({ type }) => type))),
];

/** The modalities in display order. */
export const MODALITIES: readonly Modality[] = modalities.map(({ id }) => id);

/** The label of each modality. */
export const MODALITY_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
	modalities.map(({ id, label }) => [id, label]),
);

function namesOf({ name, subtasks, modality, color, hideInModels, hideInDatasets }: TaskName): PipelineData {
	return {
		name,
		...(subtasks && { subtasks }),
		modality,
		color,
		...(hideInModels !== undefined && { hideInModels }),
		...(hideInDatasets !== undefined && { hideInDatasets }),
	};
}
