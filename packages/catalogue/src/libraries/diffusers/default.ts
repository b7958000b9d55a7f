import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { inDiffusers } from "../../choices/families.ts";
import { callFor, pipelineFor } from "./calls.ts";
import { isModular, modular } from "./modular.ts";
import { start } from "./start.ts";

/** A whole pipeline, with the call for its task. */
export function wholePipeline(model: ModelRecord): Python {
	const { id, pipeline_tag: task } = model;
	if (isModular(id)) return modular(model, id, py``);
	const call = callFor(task, familiar(model));
	const from = inDiffusers(id);
	const note = from === id ? {} : { before: py`# This model in the layout of Diffusers.` };
	return py`
		${start({ pipeline: pipelineOf(model), from, ...note, utils: call.utils, half: call.full !== true })}

		${call.code(model)}
	`;
}

/** The repository names a class for its task itself, except that those for video start from a text. */
function pipelineOf(model: ModelRecord): string {
	const pipeline = pipelineFor(model.pipeline_tag, familiar(model));
	return pipeline === "AutoPipelineForImage2Image" ? "DiffusionPipeline" : pipeline;
}

/** The ids that tell its family: its own, then those of its base models. */
const familiar = (model: ModelRecord): readonly string[] => [model.id, ...basesOf(model).ids];
