import { ident, joined, py, type Python, when } from "@vitrine/code";
import { baseModels, hasTag, type ModelRecord } from "@vitrine/model";
import { callForTask } from "../diffusers/calls.ts";
import { promptOf } from "../diffusers/card.ts";
import { prunaImport, prunaModel } from "./model.ts";

/** A pipeline of diffusers. It is compressed as a whole, adapters included, so the tags only affect the call. */
export function diffusersWay(model: ModelRecord): Python {
	const { utils, code } = callOf(model);
	const helpers = joined(
		utils.map((name) => ident<"python">(name)),
		", ",
	);
	return py`
		${when(utils.length > 0, py`from diffusers.utils import ${helpers}`)}
		${prunaImport(model)}

		${mergedIn(model)}
		pipe = ${prunaModel(model)}

		${code}
	`;
}

/** A comment on what differs from the uncompressed model. */
function mergedIn(model: ModelRecord): Python {
	const added = [...ADDED].find(([tag]) => hasTag(model, tag))?.[1];
	if (added === undefined) return py``;
	const [base] = baseModels(model);
	return py`# The compressed pipeline contains ${added} and ${base ?? "their base model"}: neither is loaded separately.`;
}

/** Tags of weights that extend a base model, with their names. */
const ADDED: ReadonlyMap<string, string> = new Map([
	["lora", "the LoRA weights"],
	["textual_inversion", "the learned words"],
]);

interface PreparedCall {
	/** Helpers of `diffusers.utils` that the code calls. */
	readonly utils: readonly string[];
	readonly code: Python;
}

function callOf(model: ModelRecord): PreparedCall {
	if (FILLING.some((tag) => hasTag(model, tag))) return { utils: ["load_image"], code: filling(model) };
	if (hasTag(model, "controlnet")) return { utils: ["load_image"], code: controlled(model) };
	const { utils, code } = callForTask(model.pipeline_tag);
	return { utils, code: code(model) };
}

/** Tags of inpainting pipelines. */
const FILLING: readonly string[] = [
	"FluxFillPipeline",
	"StableDiffusionInpaintPipeline",
	"StableDiffusionXLInpaintPipeline",
];

function filling(model: ModelRecord): Python {
	return py`
		prompt = ${promptOf(model)}
		input_image = load_image("image.png")
		mask_image = load_image("mask.png")
		image = pipe(prompt=prompt, image=input_image, mask_image=mask_image).images[0]
		image.save("filled.png")
	`;
}

function controlled(model: ModelRecord): Python {
	return py`
		prompt = ${promptOf(model)}
		control_image = load_image("control.png")
		image = pipe(prompt, image=control_image).images[0]
		image.save("image.png")
	`;
}
