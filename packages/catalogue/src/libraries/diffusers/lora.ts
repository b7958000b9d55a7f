import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { callFor, redraws } from "./calls.ts";
import { baseNote, baseOf } from "./card.ts";
import { start } from "./start.ts";

/** LoRA weights with their base model, which for image to image is often a text-to-image model: the class converts it. */
export function lora(model: ModelRecord): Python {
	const call = callFor(model.pipeline_tag);
	const pipeline = redraws(model.pipeline_tag) ? "AutoPipelineForImage2Image" : "DiffusionPipeline";
	return py`
		${start({ pipeline, from: baseOf(model), utils: call.utils, before: baseNote(model) })}
		pipe.load_lora_weights(${model.id})

		${call.code(model)}
	`;
}
