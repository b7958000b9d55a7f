import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { promptOf } from "./card.ts";
import { start } from "./start.ts";

/** Tags of inpainting pipelines; each is the name of a class. */
const PIPELINES: readonly string[] = ["StableDiffusionInpaintPipeline", "StableDiffusionXLInpaintPipeline"];
const FILL = "FluxFillPipeline";

/** Loads an older inpainting pipeline; undefined for models without such a tag. */
export function inpainting(model: ModelRecord): Python | undefined {
	const pipeline = PIPELINES.find((name) => isTagged(model, name));
	return pipeline === undefined ? undefined : filling(model, pipeline);
}

/** Loads Flux Fill; undefined for models without its tag. */
export function fluxFill(model: ModelRecord): Python | undefined {
	return isTagged(model, FILL) ? filling(model, FILL) : undefined;
}

/** Hubs write `diffusers:` before the class that a repository names; some cards name it alone. */
const isTagged = ({ tags }: ModelRecord, name: string): boolean =>
	tags.some((tag) => tag.replace(/^diffusers:/, "") === name);

function filling(model: ModelRecord, pipeline: string): Python {
	return py`
		${start({ pipeline, from: model.id, utils: ["load_image"] })}

		prompt = ${promptOf(model)}
		input_image = load_image(${PICTURE})
		mask_image = load_image(${MASK})
		image = pipe(prompt=prompt, image=input_image, mask_image=mask_image${constants(pipeline)}).images[0]
		image.save("image.png")
	`;
}

/** Flux Fill needs a much higher guidance scale than other pipelines. */
const constants = (pipeline: string): Python => (pipeline === FILL ? py`, guidance_scale=30` : py``);

const PICTURE = "https://huggingface.co/datasets/diffusers/test-arrays/resolve/main/stable_diffusion_inpaint/boy.png";
const MASK = "https://huggingface.co/datasets/diffusers/test-arrays/resolve/main/stable_diffusion_inpaint/boy_mask.png";
