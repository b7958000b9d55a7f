import {
	libraries,
	type Library,
	type Pointer,
	type TaskInfo,
	taskInfo,
	type TaskName,
	taskName,
} from "@vitrine/catalogue";
import { type Provider, providers } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";

/** All that a task page shows. */
export interface TaskData {
	readonly name: TaskName;
	readonly info: TaskInfo;
	/** Models of the index that name the task. */
	readonly models: number;
	readonly mostUsed: readonly ModelRecord[];
	/** The models that the catalogue names, each with its record where the index has one. */
	readonly named: readonly NamedModel[];
	/** The model that code is shown for. */
	readonly example: ModelRecord | undefined;
	/** Whether the index has it, and so a page for it. */
	readonly exampleIsHere: boolean;
	readonly libraries: readonly LibraryOfTask[];
	readonly providers: readonly Provider[];
}

export interface NamedModel extends Pointer {
	readonly record: ModelRecord | undefined;
}

export interface LibraryOfTask {
	readonly library: Library;
	/** Models of the task that name it. */
	readonly models: number;
	/** Whether hosted inference runs the task with it. */
	readonly hosted: boolean;
}

const SHOWN = 6;

/** Reads what the page of a task needs; `id` must be a task. */
export async function loadTask(index: Index, id: string): Promise<TaskData> {
	const info = taskInfo(id);
	const [found, named, widgets, liked] = await Promise.all([
		index.search({ filters: { task: [id] }, sort: "downloads", limit: SHOWN, facets: ["library"] }),
		Promise.all(info.models.map(async (model) => ({ ...model, record: await recordOf(index, model.id) }))),
		Promise.all(info.widgetModels.map((model) => recordOf(index, model))),
		mostLiked(index, info),
	]);
	const mostUsed = found.rows.map(({ record }) => record);
	const counts = new Map(found.facets.library?.map(({ value, count }) => [value, count]));
	const candidates = [...widgets, info.example, ...named.map(({ record }) => record), liked, ...mostUsed];
	const example = candidates.find((record) => record !== undefined);
	return {
		name: taskName(id),
		info,
		models: found.total,
		mostUsed,
		named,
		example,
		exampleIsHere: example !== info.example,
		libraries: librariesOfTask(info, counts),
		providers: providers.filter(
			({ tasks }) => tasks.includes(id) || (CHATS.has(id) && tasks.includes("conversational")),
		),
	};
}

/** Tasks whose models may be called as a chat. */
const CHATS: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);

/** The best liked model of the task that a library of its page has code for. */
async function mostLiked(index: Index, info: TaskInfo): Promise<ModelRecord | undefined> {
	const library = libraries
		.filter(({ key, snippets }) => snippets && info.libraries.includes(key))
		.map(({ key }) => key);
	if (library.length === 0) return undefined;
	const { rows } = await index.search({ filters: { task: [info.id], library }, sort: "likes", limit: 1 });
	return rows[0]?.record;
}

async function recordOf(index: Index, id: string): Promise<ModelRecord | undefined> {
	return (await index.get(id))?.record;
}

function librariesOfTask(info: TaskInfo, counts: ReadonlyMap<string, number>): readonly LibraryOfTask[] {
	const keys = new Set([...info.libraries, ...info.inferenceLibraries]);
	return libraries
		.filter(({ key }) => keys.has(key))
		.map((library) => ({
			library,
			models: counts.get(library.key) ?? 0,
			hosted: info.inferenceLibraries.includes(library.key),
		}))
		.toSorted((a, b) => b.models - a.models);
}
