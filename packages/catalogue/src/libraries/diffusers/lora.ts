import { py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { adapterOf } from "../../choices/contents/adapter.ts";
import { basesOf } from "../../choices/contents/bases.ts";
import { fittingCall } from "./fitting.ts";
import { baseNote, baseOf } from "./card.ts";
import { inContextLora, isInContext } from "./inContext.ts";
import { isModularFilm, modularLora } from "./modular.ts";
import { isLightning } from "./fewSteps.ts";
import { start } from "./start.ts";

/** LoRA weights with their base model, which for image to image is often a text-to-image model: the class converts it. */
export function lora(model: ModelRecord): Python {
	const from = baseOf(model);
	if (isModularFilm([from])) return modularLora(model, from);
	const inContext = inContextLora(model);
	if (inContext !== undefined) return inContext;
	const call = fittingCall(model.pipeline_tag, [from]);
	return py`
		${start({ pipeline: call.pipeline, from, utils: call.utils, before: baseNote(model) })}
		${when(isLightning(model), py`# Its card also sets the scheduler that it was trained with.`)}
		pipe.load_lora_weights(${model.id})

		${call.code(model)}
	`;
}

/** LoRA weights without the tag for them: those that follow a video, and an adapter of a kind that the record does not name. */
export const untaggedLora = (model: ModelRecord): Python | undefined =>
	isInContext(model) || adapterOf(model, basesOf(model))?.kind === "peft" ? lora(model) : undefined;
