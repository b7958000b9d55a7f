import { Argument, type Command } from "commander";
import { taskIds, taskInfo, taskName, taskNames, type TaskName } from "@vitrine/catalogue";
import { exampleInput } from "@vitrine/inference";
import { Misuse } from "../errors.ts";
import { json, printableLines, table } from "../format.ts";
import type { Io } from "../io.ts";
import { examples, jsonOption, suggesting } from "../options.ts";
import { taskText } from "../taskText.ts";

/** `vitrine tasks [ID]` */
export function tasksCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("tasks")
		.description("List tasks, or describe one")
		.addArgument(suggesting(new Argument("[id]", "Task to describe"), taskIds))
		.option("--input", "Print an example input for a model of the task")
		.option("--chat", "With --input: the model is called as a chat")
		.option("--one-line", "With --input: newlines become spaces")
		.option("--unquoted", "With --input: double quotes around a text are removed")
		.addOption(jsonOption())
		.addHelpText(
			"after",
			examples(
				"vitrine tasks",
				"vitrine tasks text-generation --json",
				"vitrine tasks summarization --input --one-line",
			),
		)
		.action((id: string | undefined, options: Options) =>
			io.out(id === undefined ? all(io, checked(options)) : one(io, id, checked(options, id))),
		);
}

interface Options {
	readonly input?: boolean;
	readonly chat?: boolean;
	readonly oneLine?: boolean;
	readonly unquoted?: boolean;
	readonly json?: boolean;
}

/** Throws Misuse for options of an input without a task, or without --input. */
function checked(options: Options, id?: string): Options {
	const { input, chat, oneLine, unquoted } = options;
	if (input && id === undefined) throw new Misuse("--input needs the id of a task.");
	const given = Object.entries({ chat, "one-line": oneLine, unquoted }).find(([, value]) => value);
	if (!input && given) throw new Misuse(`--${given[0]} needs --input.`);
	return options;
}

function all(io: Io, options: Options): string {
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

function one(io: Io, id: string, options: Options): string {
	const [name, info] = [taskName(id), taskInfo(id)];
	if (options.input) return inputText(id, options);
	if (options.json) return json({ ...name, ...info });
	return taskText(io, name, info);
}

/** An example input: a text as it is, anything else as JSON; the sentence of the specification if there is none. */
function inputText(task: string, { chat, oneLine, unquoted, json: asJson }: Options): string {
	const tags = chat ? ["conversational"] : [];
	const tidying = { oneLine: oneLine ?? false, unquoted: unquoted ?? false };
	const input = exampleInput({ id: "owner/name", tags, pipeline_tag: task }, tidying);
	return typeof input === "string" && !asJson ? `${printableLines(input)}\n` : json(input);
}

const mark = ({ retired }: TaskName): string => (retired ? `retired: see ${retired.pointsTo}` : "");
