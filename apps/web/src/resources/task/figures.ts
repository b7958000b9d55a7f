import type { IndexReader } from "@vitrine/search";
import type { CodeLevel } from "../../data/codeLevel.ts";
import { type Counts, countModels } from "../../data/counts.ts";
import { KeptAnswers } from "../../data/keptAnswers.ts";
import { taskCode } from "./code.ts";

/** What the index tells about tasks. */
export interface TaskFigures {
	readonly counts: Counts;
	/** The check level of the code that is shown first for each task's example model. */
	readonly code: ReadonlyMap<string, CodeLevel>;
}

/** They take the code of an example model for each task. */
const kept = new KeptAnswers<TaskFigures>();

/** What the index tells about all tasks. Rejects with an IndexError if it does not answer. */
export const loadTasks = (index: IndexReader): Promise<TaskFigures> => kept.get(index, () => figuresOf(index));

async function figuresOf(index: IndexReader): Promise<TaskFigures> {
	const [counts, code] = await Promise.all([countModels(index), taskCode(index)]);
	return { counts, code };
}
