import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { familyOf } from "../../choices/families.ts";
import { baseNote, baseOf } from "./card.ts";
import { referred } from "./films.ts";
import { start } from "./start.ts";

/** Whether an adapter follows a video that it is shown, by its tag or its name. */
export const isInContext = ({ id, tags }: ModelRecord): boolean => tags.includes("ic-lora") || /\bic-lora\b/i.test(id);

/** Such an adapter with LTX-2, for which Diffusers has a pipeline; undefined for others. */
export function inContextLora(model: ModelRecord): Python | undefined {
	const from = baseOf(model);
	const family = familyOf([from, model.id]);
	if (!isInContext(model) || family?.films === undefined || family.transformer !== LTX2) return undefined;
	const call = referred(family.films);
	return py`
		${start({
			pipeline: "LTX2InContextPipeline",
			from,
			utils: call.utils,
			imports: py`from diffusers.pipelines.ltx2.pipeline_ltx2_ic_lora import LTX2ReferenceCondition`,
			before: baseNote(model),
		})}
		pipe.load_lora_weights(${model.id})

		${call.code(model)}
	`;
}

const LTX2 = "LTX2VideoTransformer3DModel";
