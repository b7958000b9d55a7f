import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { callFor } from "./calls.ts";
import { start } from "./start.ts";

/** A whole pipeline, with the call for its task. */
export function wholePipeline(model: ModelRecord): Python {
	const call = callFor(model.pipeline_tag);
	return py`
		${start({ pipeline: "DiffusionPipeline", from: model.id, utils: call.utils, half: call.full !== true })}

		${call.code(model)}
	`;
}
