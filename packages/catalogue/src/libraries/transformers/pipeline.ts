import { constant, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { modelArguments } from "../../loading/modelArguments.ts";
import { pipelineCall, takesVoice } from "./pipelineCalls.ts";
import { taskOf } from "./task.ts";

/** The pipeline of the task and a call of it; undefined if transformers has no such pipeline. */
export function pipelineSnippet(model: ModelRecord): Python | undefined {
	const task = taskOf(model);
	const call = pipelineCall(model);
	if (task === undefined || call === undefined) return undefined;
	const code = py`
		from transformers import pipeline

		pipe = pipeline(${constant(RENAMED.get(task) ?? task)}, model=${model.id}${modelArguments(model)})

		${call}
	`;
	if (task === "mask-generation") return withImages(code);
	return takesVoice(model) ? withTorch(code) : code;
}

const withTorch = (code: Python): Python => py`
	import torch
	${code}
`;

const withImages = (code: Python): Python => py`
	from PIL import Image
	${code}
`;

/** Tasks with a pipeline of another name: one that transformers 5 renamed, and one that it gives only the numbers for. */
const RENAMED: ReadonlyMap<string, string> = new Map([
	["image-to-text", "image-text-to-text"],
	["sentence-similarity", "feature-extraction"],
]);
