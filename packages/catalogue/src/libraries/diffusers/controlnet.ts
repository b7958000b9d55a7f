import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { baseNote, baseOf, promptOf } from "./card.ts";
import { start } from "./start.ts";

/** A ControlNet with its base model. */
export function controlnet(model: ModelRecord): Python {
	const { modelClass, argument } = kindOf(model);
	const pipeline = "AutoPipelineForText2Image";
	return py`
		${start({
			pipeline,
			from: baseOf(model),
			utils: ["load_image"],
			classes: [modelClass],
			before: py`
				controlnet = ${ident(modelClass)}.from_pretrained(${model.id}, dtype=torch.bfloat16)
				${baseNote(model)}
			`,
			more: py`, controlnet=controlnet`,
		})}

		prompt = ${promptOf(model)}
		control_image = load_image(${CONTROL})
		image = pipe(prompt, ${ident(argument)}=control_image).images[0]
		image.save("image.png")
	`;
}

const CONTROL = "https://hf.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/hf-logo.png";

interface Kind {
	readonly modelClass: string;
	/** The parameter of the pipeline that takes the control image. */
	readonly argument: string;
}

/** ControlNets of newer model families have their own classes, which the configuration names. */
function kindOf({ config }: ModelRecord): Kind {
	const stated = config?.diffusers?.["_class_name"] ?? "";
	return OWN_CLASS.has(stated)
		? { modelClass: stated, argument: "control_image" }
		: { modelClass: "ControlNetModel", argument: "image" };
}

const OWN_CLASS: ReadonlySet<string> = new Set([
	"FluxControlNetModel",
	"QwenImageControlNetModel",
	"SD3ControlNetModel",
	"ZImageControlNetModel",
]);
