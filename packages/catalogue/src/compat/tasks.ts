import { modalities } from "../modalities.ts";
import type { Modality, TaskName } from "../shapes.ts";
import { type TaskId, table } from "../tasks/table.ts";
import type { ByKey } from "./byKey.ts";

/** A pipeline tag of the catalogue. */
export type PipelineType = TaskId;

/** The names of a task, without its id, which is the key. */
export type PipelineData = Omit<TaskName, "id" | "retired">;

/** The task-name table by pipeline tag. */
export const PIPELINE_DATA: ByKey<PipelineType, PipelineData> = Object.fromEntries(
	table.map((row) => [row.id, namesOf(row)]),
) as Record<PipelineType, PipelineData>;

/** Every pipeline tag, in catalogue order. */
export const PIPELINE_TYPES: readonly PipelineType[] = table.map(({ id }) => id as PipelineType);

export const PIPELINE_TYPES_SET: ReadonlySet<string> = new Set(PIPELINE_TYPES);

/** The types of all subtasks, each once. */
export const SUBTASK_TYPES: readonly string[] = [
	...new Set(table.flatMap(({ subtasks = [] }) => subtasks.map(({ type }) => type))),
];

/** The modalities in display order. */
export const MODALITIES: readonly Modality[] = modalities.map(({ id }) => id);

/** The label of each modality. */
export const MODALITY_LABELS: Readonly<Record<Modality, string>> = Object.fromEntries(
	modalities.map(({ id, label }) => [id, label]),
) as Record<Modality, string>;

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
