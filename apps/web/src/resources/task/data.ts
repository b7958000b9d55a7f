import {
	choicesFor,
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
import type { IndexReader } from "@vitrine/search";
import { taskExample } from "./example.ts";

/** The data of a task page. */
export interface TaskData {
	readonly name: TaskName;
	readonly info: TaskInfo;
	/** The number of models in the index for the task. */
	readonly models: number;
	/** Those that the catalogue recommends and those with most downloads, by downloads. */
	readonly mostUsed: readonly ModelRecord[];
	/** More of the most downloaded, to draw. */
	readonly drawn: readonly ModelRecord[];
	/** The models that the catalogue recommends, each with its record if the index has it. */
	readonly named: readonly NamedModel[];
	/** The model that code is shown for; undefined if no known model names the task. */
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
	/** The number of models of the task that name it. */
	readonly models: number;
	/** Whether hosted inference runs the task with it. */
	readonly hosted: boolean;
}

/** Models that are drawn and shown by downloads, and shown with those that are recommended. */
const [DRAWN, SHOWN, MOST] = [30, 6, 12];

/** The share of a task's models above which a library that they name is listed with it. */
const LEAST_SHARE = 0.01;
/** Models of a library that are looked at. */
const READ = 3;

/** Reads the data of a task page; `id` must be a task. */
export async function loadTask(index: IndexReader, id: string): Promise<TaskData> {
	const info = taskInfo(id);
	const [found, named, example] = await Promise.all([
		index.search({ filters: { task: [id] }, sort: "downloads", limit: DRAWN, facets: ["library"] }),
		Promise.all(info.models.map(async (model) => ({ ...model, record: await recordOf(index, model.id) }))),
		taskExample(index, info),
	]);
	const drawn = found.rows.map(({ record }) => record);
	const mostUsed = drawn.slice(0, SHOWN);
	const counts = new Map(found.facets.library?.map(({ value, count }) => [value, count]));
	return {
		name: taskName(id),
		info,
		models: found.total,
		mostUsed: [...new Map([...here(named), ...mostUsed].map((record) => [record.id, record])).values()]
			.toSorted((a, b) => (b.downloads ?? 0) - (a.downloads ?? 0))
			.slice(0, MOST),
		drawn,
		named,
		example,
		exampleIsHere: example !== info.example,
		libraries: await librariesOfTask(index, info, counts, found.total),
		providers: providers.filter(
			({ tasks }) => tasks.includes(id) || (CHATS.has(id) && tasks.includes("conversational")),
		),
	};
}

/** Tasks whose models may be called as a chat. */
export const CHATS: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);

async function recordOf(index: IndexReader, id: string): Promise<ModelRecord | undefined> {
	return (await index.get(id))?.record;
}

/** The recommended models that the index has. */
function here(named: readonly NamedModel[]): readonly ModelRecord[] {
	return named.flatMap(({ record }) => record ?? []);
}

/** The libraries that list the task, and those with code that read models of the index for it. */
async function librariesOfTask(
	index: IndexReader,
	info: TaskInfo,
	counts: ReadonlyMap<string, number>,
	models: number,
): Promise<readonly LibraryOfTask[]> {
	const listed = new Set([...info.libraries, ...info.inferenceLibraries]);
	const named = libraries.filter(
		({ key, snippets }) => !listed.has(key) && snippets !== undefined && (counts.get(key) ?? 0) > models * LEAST_SHARE,
	);
	const read = await Promise.all(named.map((library) => readsModels(index, info.id, library)));
	const further = new Set(named.filter((_, at) => read[at]));
	return libraries
		.filter((library) => listed.has(library.key) || further.has(library))
		.map((library) => ({
			library,
			models: counts.get(library.key) ?? 0,
			hosted: info.inferenceLibraries.includes(library.key),
		}))
		.toSorted((a, b) => b.models - a.models);
}

/** Whether the library reads one of the models that name it: a tag alone, such as that of a format, does not say so. */
async function readsModels(index: IndexReader, task: string, { key }: Library): Promise<boolean> {
	const { rows } = await index.search({ filters: { task: [task], library: [key] }, sort: "downloads", limit: READ });
	return rows.some(({ record }) =>
		choicesFor(record).ways.some((way) => way.kind === "library" && way.key === key && way.fit === "fits"),
	);
}
