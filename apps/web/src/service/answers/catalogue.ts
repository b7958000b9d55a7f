import {
	type Description,
	describedFacts,
	fileTypes,
	libraries,
	localApps,
	parseQuantLabel,
	taskInfo,
	taskName,
	taskNames,
	tensorTypes,
} from "@vitrine/catalogue";
import type { Asked } from "../../api/operations/index.ts";
import { librariesJson } from "../../resources/library/listJson.ts";
import { loadLibrary } from "../../resources/library/data.ts";
import { libraryJson } from "../../resources/library/json.ts";
import { loadTask } from "../../resources/task/data.ts";
import { taskJson } from "../../resources/task/json.ts";
import { countModels } from "../../data/counts.ts";
import { loadTasks } from "../../resources/task/figures.ts";
import { tasksJson } from "../../resources/task/listJson.ts";
import type { Reads } from "../reads.ts";
import { named } from "./found.ts";

export async function listTasks({ modality }: Asked<"listTasks">, { store, origin }: Reads): Promise<object> {
	const among = taskNames.filter((task) => modality === undefined || task.modality === modality);
	return tasksJson(await loadTasks(store.index), origin, among);
}

const TASKS = new Map(taskNames.map((task) => [task.id, task]));

/** The task of an id. Throws ApiProblem with similar ids. */
export const taskOf = (id: string, field: string): string => named("task", field, id, TASKS).id;

export async function getTask({ id }: Asked<"getTask">, { store, origin }: Reads): Promise<object> {
	const data = await loadTask(store.index, taskOf(id, "id"));
	const { models, datasets, metrics, spaces, widgetModels, demo, isPlaceholder } = taskInfo(id);
	const { youtubeId, canonicalId, canonicalIdToday, choosing, measuring, variants } = taskInfo(id);
	const { hideInModels, hideInDatasets } = taskName(id);
	const listed = { canonicalId, canonicalIdToday, hideInModels, hideInDatasets };
	const written = { datasets, metrics, spaces, widgetModels, demo, isPlaceholder };
	const maybe = { youtubeId, ...listed, choosing, measuring, variants };
	return { ...taskJson(data, origin), recommended: models, ...written, ...maybe };
}

export async function listLibraries({ task, code }: Asked<"listLibraries">, { store, origin }: Reads): Promise<object> {
	const id = task === undefined ? undefined : taskOf(task, "task");
	const among = libraries.filter(
		({ tasks, snippets }) =>
			(id === undefined || tasks.includes(id)) && (code === undefined || code === (snippets !== undefined)),
	);
	return librariesJson(await countModels(store.index), origin, among);
}

const LIBRARIES = new Map(libraries.map((library) => [library.key, library]));

export async function getLibrary({ key }: Asked<"getLibrary">, { store, origin }: Reads): Promise<object> {
	const library = named("library", "key", key, LIBRARIES);
	return { ...libraryJson(await loadLibrary(store.index, library), origin), ...stated(library) };
}

export async function listApps(): Promise<object> {
	const apps = localApps.map((app) =>
		Object.assign(stated(app), {
			key: app.key,
			name: app.prettyLabel,
			summary: app.summary,
			facts: describedFacts("app", app),
			docs: app.docsUrl,
			mainTask: app.mainTask,
			macOSOnly: app.macOSOnly,
			retired: app.retired === true,
			comingSoon: app.comingSoon === true,
			opens: "deeplink" in app ? "link" : "commands",
		}),
	);
	return { apps };
}

/** The facts that a source states, as values. */
function stated({ licence, languages, platforms }: Description): object {
	return { licence: licence?.value, languages: languages?.value, platforms: platforms?.value };
}

export async function listQuantizations({ file }: Asked<"listQuantizations">): Promise<object> {
	return { fileTypes, tensorTypes, read: file === undefined ? undefined : parseQuantLabel(file) };
}
