import {
	choicesFor,
	libraries,
	type Library,
	loadSnippets,
	type Pointer,
	type TaskInfo,
	taskInfo,
	type TaskName,
	taskName,
} from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import { type Provider, providers } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";

/** The data of a task page. */
export interface TaskData {
	readonly name: TaskName;
	readonly info: TaskInfo;
	/** The number of models in the index for the task. */
	readonly models: number;
	readonly mostUsed: readonly ModelRecord[];
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

const SHOWN = 6;

/** Reads the data of a task page; `id` must be a task. */
export async function loadTask(index: Index, id: string): Promise<TaskData> {
	const info = taskInfo(id);
	const [found, named, widgets] = await Promise.all([
		index.search({ filters: { task: [id] }, sort: "downloads", limit: SHOWN, facets: ["library"] }),
		Promise.all(info.models.map(async (model) => ({ ...model, record: await recordOf(index, model.id) }))),
		Promise.all(info.widgetModels.map((model) => recordOf(index, model))),
	]);
	const mostUsed = found.rows.map(({ record }) => record);
	const counts = new Map(found.facets.library?.map(({ value, count }) => [value, count]));
	const liked = await mostLiked(index, info, counts);
	const candidates = [...widgets, info.example, ...named.map(({ record }) => record), liked, ...mostUsed];
	const known = candidates.filter((record) => record !== undefined);
	const example = known.find(hasCode) ?? known[0];
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
export const CHATS: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);

/** Whether there is code that loads the model, rather than only notes. */
function hasCode(record: ModelRecord): boolean {
	return choicesFor(record).ways.some((way) => {
		try {
			return (
				way.kind === "library" &&
				way.fit !== "mismatch" &&
				loadSnippets(way.library, record).some((snippet) => "code" in snippet)
			);
		} catch (error) {
			if (error instanceof CodeError) return false;
			throw error;
		}
	});
}

/**
 * The most liked model of the task that a library of its page has code for; if there is no such library, of the
 * library with code that most models of the task name.
 */
async function mostLiked(
	index: Index,
	info: TaskInfo,
	counts: ReadonlyMap<string, number>,
): Promise<ModelRecord | undefined> {
	const withCode = libraries.filter(({ snippets }) => snippets).map(({ key }) => key);
	const ofPage = withCode.filter((key) => info.libraries.includes(key));
	const countOf = (key: string): number => counts.get(key) ?? 0;
	const byUse = withCode.filter((key) => counts.has(key)).toSorted((a, b) => countOf(b) - countOf(a));
	const library = ofPage.length > 0 ? ofPage : byUse.slice(0, 1);
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
