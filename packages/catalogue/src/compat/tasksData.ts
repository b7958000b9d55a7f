import type { TaskInfo } from "../shapes.ts";
import { taskInfo } from "../taskInfo.ts";
import { tasks } from "../tasks.ts";
import type { ByKey } from "./byKey.ts";
import type { PipelineType } from "./tasks.ts";

/** The content of each task page, by pipeline tag. */
export const TASKS_DATA: ByKey<PipelineType, TaskInfo> = Object.fromEntries(
	tasks.map(({ id }) => [id, taskInfo(id)]),
) as Record<PipelineType, TaskInfo>;
