import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { promptOf } from "./card.ts";
import { start } from "./start.ts";

/** Tags of inpainting pipelines; each is the name of a class. */
const PIPELINES: readonly string[] = ["StableDiffusionInpaintPipeline", "StableDiffusionXLInpaintPipeline"];
const FILL = "FluxFillPipeline";

/** Loads an older inpainting pipeline; undefined for models without such a tag. */
export function inpainting(model: ModelRecord): Python | undefined {
	const pipeline = PIPELINES.find((name) => model.tags.includes(name));
	return pipeline === undefined ? undefined : filling(model, pipeline);
}

/** Loads Flux Fill; undefined for models without its tag. */
export function fluxFill(model: ModelRecord): Python | undefined {
	return model.tags.includes(FILL) ? filling(model, FILL) : undefined;
}

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
