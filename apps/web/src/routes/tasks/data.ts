import type { IndexReader } from "@vitrine/search";
import { countModels } from "../../data/counts.ts";
import { KeptAnswers } from "../../data/keptAnswers.ts";
import { taskCode } from "../../data/taskCode.ts";
import type { TaskFigures } from "./list.ts";

/** They take the code of an example model for each task. */
const kept = new KeptAnswers<TaskFigures>();

/** What the index tells about all tasks. Rejects with an IndexError if it does not answer. */
export const loadTasks = (index: IndexReader): Promise<TaskFigures> => kept.get(index, () => figuresOf(index));

async function figuresOf(index: IndexReader): Promise<TaskFigures> {
	const [counts, code] = await Promise.all([countModels(index), taskCode(index)]);
	return { counts, code };
}
