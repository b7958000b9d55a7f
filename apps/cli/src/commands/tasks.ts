import type { Command } from "commander";
import { taskInfo, taskName, taskNames, type TaskName } from "@vitrine/catalogue";
import { facts, json, table } from "../format.ts";
import type { Io } from "../io.ts";
import { examples, jsonOption } from "../options.ts";

/** `vitrine tasks [ID]` */
export function tasksCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("tasks")
		.description("List tasks, or describe one")
		.argument("[id]", "Task to describe")
		.addOption(jsonOption())
		.addHelpText("after", examples("vitrine tasks", "vitrine tasks text-generation --json"))
		.action((id: string | undefined, options: { json?: boolean }) =>
			io.out(id === undefined ? all(io, options) : one(io, id, options)),
		);
}

function all(io: Io, options: { json?: boolean }): string {
	if (options.json) return json(taskNames);
	const rows = taskNames.map((task) => [
		task.id,
		task.name,
		task.modality,
		String(taskInfo(task.id).libraries.length),
		mark(task),
	]);
	return table(io, ["id", "name", "modality", "libraries", ""], rows);
}

function one(io: Io, id: string, options: { json?: boolean }): string {
	const [name, info] = [taskName(id), taskInfo(id)];
	if (options.json) return json({ ...name, ...info });
	return facts(io, [
		["id", id],
		["name", name.name],
		["modality", name.modality],
		["note", mark(name)],
		["summary", info.summary],
		["subtasks", name.subtasks?.map((subtask) => subtask.name).join(", ")],
		["libraries", info.libraries.join(", ")],
		["hosted with", info.inferenceLibraries.join(", ")],
		["models", info.models.map((model) => model.id).join(", ")],
		["datasets", info.datasets.map((dataset) => dataset.id).join(", ")],
		["metrics", info.metrics.map((metric) => metric.id).join(", ")],
	]);
}

const mark = ({ retired }: TaskName): string => (retired ? `retired: see ${retired.pointsTo}` : "");
