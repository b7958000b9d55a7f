import { modalities } from "./modalities.ts";
import { nearest } from "./nearest.ts";
import type { TaskName } from "./shapes.ts";
import { taskIds } from "./taskIds.ts";
import { table } from "./tasks/table.ts";

export { taskIds };

/** Every task with its names, in catalogue order, which is that of the task filter. */
export const taskNames: readonly TaskName[] = table;

/** The tasks that the model filter lists. */
export const modelFilterTasks: readonly TaskName[] = table.filter((task) => !task.hideInModels);

const byId = new Map(table.map((task) => [task.id, task]));

/** Whether a tag names a task; case matters. */
export function isTask(id: string): boolean {
	return byId.has(id);
}

/**
 * The names of a task. Throws a TaskError, naming the nearest ids, for an unknown id.
 *
 * @example
 * taskName("translation").name; // "Translation"
 */
export function taskName(id: string): TaskName {
	const found = byId.get(id);
	if (!found) throw new TaskError(id);
	return found;
}

/** Tasks by modality, in display order, without empty modalities. */
export function tasksByModality(tasks: readonly TaskName[] = taskNames): readonly TasksOfModality[] {
	return modalities
		.map((modality) => ({ modality, tasks: tasks.filter((task) => task.modality === modality.id) }))
		.filter((group) => group.tasks.length > 0);
}

export interface TasksOfModality {
	readonly modality: (typeof modalities)[number];
	readonly tasks: readonly TaskName[];
}

/** An unknown task id. */
export class TaskError extends Error {
	override readonly name = "TaskError";
	readonly field = "task";
	readonly value: string;
	/** Similar ids, the nearest first. */
	readonly nearest: readonly string[];

	constructor(value: string) {
		const near = nearest(taskIds, value);
		super(`task: ${JSON.stringify(value)} is not a task. ${advice(near)}`);
		this.value = value;
		this.nearest = near;
	}
}

function advice(near: readonly string[]): string {
	if (near.length === 0) return "`vitrine tasks` lists them all.";
	return `Did you mean ${near.map((id) => JSON.stringify(id)).join(" or ")}?`;
}
