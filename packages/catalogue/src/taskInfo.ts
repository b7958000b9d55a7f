import { libraries } from "./libraries/index.ts";
import type { Library, TaskEntry, TaskInfo } from "./shapes.ts";
import { TaskError, taskName } from "./taskNames.ts";
import { tasks } from "./tasks.ts";

/**
 * The content of a task page. Throws a TaskError, naming the nearest ids, for an unknown id.
 *
 * @example
 * taskInfo("translation").canonicalId; // "text2text-generation"
 */
export function taskInfo(id: string): TaskInfo {
	const info = infos.get(id);
	if (info === undefined) throw new TaskError(id);
	return info;
}

const infos: ReadonlyMap<string, TaskInfo> = new Map(tasks.map((entry) => [entry.id, infoOf(entry)]));

/** An entry with its computed fields: its label and its libraries. */
function infoOf(entry: TaskEntry): TaskInfo {
	return {
		...entry,
		label: taskName(entry.id).name,
		libraries: librariesOf(entry.id),
		inferenceLibraries: hostedLibrariesOf(entry.id),
	};
}

/** Keys of the libraries that list a task, in the given order. */
export function librariesOf(task: string, among: readonly Library[] = libraries): readonly string[] {
	return among.filter((library) => library.tasks.includes(task)).map(({ key }) => key);
}

/** Keys of the libraries with which hosted inference runs a task, in the given order. */
export function hostedLibrariesOf(task: string, among: readonly Library[] = libraries): readonly string[] {
	return among.filter((library) => library.hostedTasks.includes(task)).map(({ key }) => key);
}
