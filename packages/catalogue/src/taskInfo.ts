import { libraries } from "./libraries/index.ts";
import type { Library, TaskEntry, TaskInfo } from "./shapes.ts";
import { taskName } from "./taskNames.ts";
import { tasks } from "./tasks.ts";

const infos = new Map(tasks.map((entry) => [entry.id, infoOf(entry, libraries)]));

/** All that the page of a task says; throws a TaskError for an unknown id, naming the nearest. */
export function taskInfo(id: string): TaskInfo {
	return infos.get(taskName(id).id)!;
}

/** An entry with what is not written but computed: its label and its libraries. */
export function infoOf(entry: TaskEntry, libraries: readonly Library[]): TaskInfo {
	return {
		...entry,
		label: taskName(entry.id).name,
		libraries: librariesOf(entry.id, libraries),
		inferenceLibraries: hostedLibrariesOf(entry.id, libraries),
	};
}

/** Keys of the libraries that say they serve a task, in the order given. */
export function librariesOf(task: string, among: readonly Library[] = libraries): readonly string[] {
	return among.filter((library) => library.tasks.includes(task)).map(({ key }) => key);
}

/** Keys of the libraries with which hosted inference runs a task, in the order given. */
export function hostedLibrariesOf(task: string, among: readonly Library[] = libraries): readonly string[] {
	return among.filter((library) => library.hostedTasks.includes(task)).map(({ key }) => key);
}
