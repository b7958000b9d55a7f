import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { callForTask } from "./calls.ts";
import { baseNote, baseOf } from "./card.ts";
import { start } from "./start.ts";

/** Textual inversion embeddings, with their base model. */
export function textualInversion(model: ModelRecord): Python {
	return py`
		${start({ pipeline: "DiffusionPipeline", from: baseOf(model), before: baseNote(model) })}
		pipe.load_textual_inversion(${model.id})

		${callForTask("text-to-image").code(model)}
	`;
}
