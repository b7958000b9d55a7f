import type { TaskInfo } from "../shapes.ts";
import { taskInfo } from "../taskInfo.ts";
import { tasks } from "../tasks.ts";

/** The content of each task page, by pipeline tag. */
export const TASKS_DATA: Readonly<Record<string, TaskInfo>> = Object.fromEntries(
	tasks.map(({ id }) => [id, taskInfo(id)]),
);
