import { isTask, modalities, taskName } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { rankOf } from "@vitrine/verify";
import { compact, size, UNKNOWN } from "../base/numbers.ts";
import { firstSentence } from "../base/sentence.ts";
import { codeLevel } from "../data/defaultCode.ts";
import { factsOf } from "../facts/facts.ts";
import type { PreviewImage } from "./svg.ts";

/** The image of a model: its id, its task, and what it needs. */
export function modelImage(record: ModelRecord): PreviewImage {
	const { task, parameters, memory, licences, downloads } = factsOf(record);
	const slash = record.id.indexOf("/") + 1;
	const owner = slash > 1 ? record.id.slice(0, slash - 1) : "Model";
	const level = codeLevel(record)?.level;
	return {
		over: task === undefined ? owner : `${owner} · ${task.name}`,
		title: record.id.slice(slash),
		isId: true,
		facts: [
			["parameters", parameters === undefined ? UNKNOWN : compact(parameters)],
			["memory to run", memory?.bytes === undefined ? UNKNOWN : size(memory.bytes)],
			["licence", licences[0] ?? UNKNOWN],
			["downloads", downloads === undefined ? UNKNOWN : compact(downloads)],
		],
		...(task && isTask(task.id) && { hue: taskName(task.id).color }),
		...(level && { level: { bars: Math.min(3, rankOf({ level })), text: `check level: ${level}` } }),
	};
}

/** What an image of a task shows of an index. */
interface TaskCounts {
	readonly models: number;
	readonly libraries: number;
}

/** The image of a task: what it is, and what there is for it. */
export function taskImage(id: string, summary: string, { models, libraries }: TaskCounts): PreviewImage {
	const { name, modality, color } = taskName(id);
	return {
		over: modalities.find((one) => one.id === modality)?.label ?? modality,
		title: name,
		isId: false,
		text: firstSentence(summary),
		facts: [
			[models === 1 ? "model" : "models", compact(models)],
			[libraries === 1 ? "library" : "libraries", compact(libraries)],
		],
		hue: color,
	};
}
