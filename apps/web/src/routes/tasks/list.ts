import { type TaskName, taskInfo, tasksByModality } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import type { CodeLevel } from "../../data/codeLevel.ts";
import type { TaskFigures } from "../../resources/task/figures.ts";
import type { FilterItem, FilterListProps } from "../../ui/lists/filterShapes.ts";
import { exact, UNKNOWN } from "../../base/numbers.ts";
import { firstSentence } from "../../base/sentence.ts";

/** The tasks as a filtered list, by modality; without figures that the index does not give. */
export function taskList({ counts, code }: Partial<TaskFigures>, query: string): FilterListProps {
	return {
		action: links.tasks(),
		label: "Filter the tasks",
		placeholder: "Filter by name or description",
		query,
		nouns: ["task", "tasks"],
		columns: [
			{ label: "Task" },
			{ label: "What it does", narrow: "under" },
			{ label: "Code", marked: true },
			{ label: "Models", number: true },
		],
		groups: tasksByModality().map(({ modality, tasks }) => ({
			id: modality.id,
			label: modality.label,
			modality: modality.id,
			items: tasks.map((task) => taskItem(task, counts && (counts.tasks.get(task.id) ?? 0), code?.get(task.id))),
		})),
	};
}

function taskItem(
	{ id, name, modality, color, subtasks = [] }: TaskName,
	models: number | undefined,
	code?: CodeLevel,
): FilterItem {
	const { summary } = taskInfo(id);
	return {
		key: id,
		href: links.task(id),
		label: name,
		words: `${summary} ${subtasks.map((subtask) => subtask.name).join(" ")}`,
		mark: { modality, color },
		cells: [
			{ kind: "muted", text: firstSentence(summary), title: summary },
			code === undefined ? { kind: "muted", text: UNKNOWN } : { kind: "text", text: "", code },
			{ kind: "number", text: models === undefined ? UNKNOWN : exact(models) },
		],
	};
}
