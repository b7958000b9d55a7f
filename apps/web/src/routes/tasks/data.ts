import type { IndexReader } from "@vitrine/search";
import { countModels } from "../../data/counts.ts";
import { taskCode } from "../../data/taskCode.ts";
import type { TaskFigures } from "./list.ts";

/** What the index tells about all tasks. Rejects with an IndexError if it does not answer. */
export async function loadTasks(index: IndexReader): Promise<TaskFigures> {
	const [counts, code] = await Promise.all([countModels(index), taskCode(index)]);
	return { counts, code };
}
