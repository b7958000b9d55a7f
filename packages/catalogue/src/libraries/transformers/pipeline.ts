import { constant, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";
import { pipelineCall } from "./pipelineCalls.ts";
import { taskOf } from "./task.ts";

/** The pipeline of the task and a call of it; undefined where transformers has no such pipeline. */
export function pipelineSnippet(model: ModelRecord): Python | undefined {
	const task = taskOf(model);
	const call = pipelineCall(model);
	if (task === undefined || call === undefined) return undefined;
	return py`
		from transformers import pipeline

		pipe = pipeline(${constant(task)}, model=${model.id}${remoteCode(model)})

		${call}
	`;
}
