import { taskInfo, type TaskInfo, taskNames } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { type CodeLevel, codeLevel } from "./defaultCode.ts";
import { exampleAmong } from "./exampleAmong.ts";

/**
 * The check level of the default code of each task's example model, by task: of the models that the catalogue recommends and the
 * index has, the catalogue's own example, or the most used models. A task without such a model is absent.
 */
export async function taskCode(index: IndexReader): Promise<ReadonlyMap<string, CodeLevel>> {
	const levels = await Promise.all(taskNames.map(async ({ id }) => [id, await levelOf(index, taskInfo(id))] as const));
	return new Map(levels.flatMap(([id, level]) => (level === undefined ? [] : [[id, level] as const])));
}

async function levelOf(index: IndexReader, info: TaskInfo): Promise<CodeLevel | undefined> {
	const ids = [...new Set([...info.widgetModels, ...info.models.map(({ id }) => id)])];
	const records = await Promise.all(ids.map((id) => recordOf(index, id)));
	const example = exampleAmong([...records, info.example], (record) => record !== info.example);
	return (example && codeLevel(example)) ?? levelOfMostUsed(index, info.id);
}

/** Models that are looked at for one with code. */
const TRIED = 12;

async function levelOfMostUsed(index: IndexReader, task: string): Promise<CodeLevel | undefined> {
	const { rows } = await index.search({ filters: { task: [task] }, sort: "downloads", limit: TRIED });
	const records = rows.map(({ record }) => record);
	const example = exampleAmong(records, () => true);
	return example && codeLevel(example);
}

const recordOf = async (index: IndexReader, id: string): Promise<ModelRecord | undefined> =>
	(await index.get(id))?.record;
