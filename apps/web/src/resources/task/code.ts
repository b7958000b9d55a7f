import { taskInfo, taskNames } from "@vitrine/catalogue";
import type { IndexReader } from "@vitrine/search";
import type { CodeLevel } from "../../data/codeLevel.ts";
import { codeLevel } from "../../data/defaultCode.ts";
import { taskExample } from "./example.ts";

/** The check level of the default code of each task's example model, by task. A task without an example, or without code for it, is absent. */
export async function taskCode(index: IndexReader): Promise<ReadonlyMap<string, CodeLevel>> {
	const levels = await Promise.all(taskNames.map(async ({ id }) => [id, await levelOf(index, id)] as const));
	return new Map(levels.flatMap(([id, level]) => (level === undefined ? [] : [[id, level] as const])));
}

async function levelOf(index: IndexReader, task: string): Promise<CodeLevel | undefined> {
	const example = await taskExample(index, taskInfo(task));
	return example && codeLevel(example);
}
