import type { IndexReader } from "@vitrine/search";
import { countModels } from "../../data/counts.ts";
import { taskCode } from "../../data/taskCode.ts";
import type { TaskFigures } from "./list.ts";

interface Known {
	readonly generation: string;
	readonly figures: Promise<TaskFigures>;
}

/** The figures of a state of an index, which take the code of an example model for each task. */
const known = new WeakMap<IndexReader, Known>();

/** What the index tells about all tasks. Rejects with an IndexError if it does not answer. */
export async function loadTasks(index: IndexReader): Promise<TaskFigures> {
	const generation = await index.generation();
	const before = known.get(index);
	if (before?.generation === generation) return before.figures;
	const figures = figuresOf(index);
	known.set(index, { generation, figures });
	figures.catch(() => known.delete(index));
	return figures;
}

async function figuresOf(index: IndexReader): Promise<TaskFigures> {
	const [counts, code] = await Promise.all([countModels(index), taskCode(index)]);
	return { counts, code };
}
