import { modalities } from "../modalities.ts";
import type { Modality, TaskInfo, TaskName } from "../shapes.ts";
import { taskInfo } from "../taskInfo.ts";
import { table } from "../tasks/table.ts";
import { tasks } from "../tasks.ts";

/** The names of a task, without its id, which is the key. */
export type PipelineData = Omit<TaskName, "id" | "retired">;

/** The task-name table by pipeline tag. */
export const PIPELINE_DATA: Readonly<Record<string, PipelineData>> = /* @__PURE__ */ Object.fromEntries(
	table.map((row) => [row.id, namesOf(row)]),
);

/** Every pipeline tag, in catalogue order. */
export const PIPELINE_TYPES: readonly string[] = /* @__PURE__ */ table.map(({ id }) => id);

export const PIPELINE_TYPES_SET: ReadonlySet<string> = /* @__PURE__ */ new Set(PIPELINE_TYPES);

/** The types of all subtasks, each once. */
export const SUBTASK_TYPES: readonly string[] = [
	...new Set(/* @__PURE__ */ table.flatMap(({ subtasks = [] }) => subtasks.map(({ type }) => type))),
];

/** The modalities in display order. */
export const MODALITIES: readonly Modality[] = /* @__PURE__ */ modalities.map(({ id }) => id);

/** The label of each modality. */
export const MODALITY_LABELS: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
	modalities.map(({ id, label }) => [id, label]),
);

/** The content of each task page, by pipeline tag. */
export const TASKS_DATA: Readonly<Record<string, TaskInfo>> = /* @__PURE__ */ Object.fromEntries(
	tasks.map(({ id }) => [id, taskInfo(id)]),
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
