import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { callFor, redraws } from "./calls.ts";
import { baseNote, baseOf } from "./card.ts";
import { start } from "./start.ts";

/**
 * LoRA weights on top of their base model. A base model is often one that draws from text, so for pictures from
 * pictures it is loaded by the class that turns it into its picture-to-picture pipeline.
 */
export function lora(model: ModelRecord): Python {
	const call = callFor(model.pipeline_tag);
	const pipeline = redraws(model.pipeline_tag) ? "AutoPipelineForImage2Image" : "DiffusionPipeline";
	return py`
		${start({ pipeline, from: baseOf(model), utils: call.utils, before: baseNote(model) })}
		pipe.load_lora_weights(${model.id})

		${call.code(model)}
	`;
}
