import { py, type Python, when } from "@vitrine/code";
import { basesOf } from "../../choices/contents/bases.ts";
import type { ModelRecord } from "@vitrine/model";

/**
 * Arguments of a call, after a comma, for models that were distilled to few steps. The defaults of their pipelines are those of the
 * models that they were made from, with which they make worse images in more time. Undefined for other models.
 */
export function fewSteps(model: ModelRecord): Python | undefined {
	const [base, ...others] = basesOf(model).ids;
	if (isAdapter(model)) return isLightning(model) ? LIGHTNING : known(base ?? "")?.[1];
	return [model.id, base ?? "", ...others].map(known).find((one) => one !== undefined)?.[1];
}

const known = (id: string): Known | undefined => MODELS.find(([name]) => name.test(id));

const isAdapter = (model: ModelRecord): boolean => model.tags.includes("lora") || basesOf(model).relation === "adapter";

/** Whether an adapter itself makes Qwen-Image need few steps. What others are called tells nothing about the model that they are loaded into. */
export const isLightning = (model: ModelRecord): boolean =>
	isAdapter(model) && /qwen-image(?!-2\.).*lightning/i.test(model.id);

/** As the cards of lightx2v/Qwen-Image-Lightning and lightx2v/Qwen-Image-Edit-2511-Lightning call them; all have a version of four steps. */
const LIGHTNING = py`, num_inference_steps=4, true_cfg_scale=1.0`;

interface FewSteps {
	readonly steps: number;
	readonly guidance: number;
	/** The longest prompt in tokens, if it is shorter than the default. */
	readonly length?: number;
}

function distilled({ steps, guidance, length }: FewSteps): Python {
	const limit = when(length !== undefined, py`, max_sequence_length=${length ?? 0}`);
	return py`, num_inference_steps=${steps}, guidance_scale=${guidance}${limit}`;
}

/** The steps that the documentation gives, with none of the ways to guide them, which the pipeline has for the image and for the sound. */
const DISTILLED_LTX = py`, sigmas=[1.0, 0.99375, 0.9875, 0.98125, 0.975, 0.909375, 0.725, 0.421875], guidance_scale=1.0, audio_guidance_scale=1.0, stg_scale=0.0, audio_stg_scale=0.0, modality_scale=1.0, audio_modality_scale=1.0`;

type Known = readonly [name: RegExp, given: Python | undefined];

/** As their cards, the demos of their makers and the documentation of Diffusers 0.42 call them; undefined for the models that some were made from. */
const MODELS: readonly Known[] = [
	[/z-image-turbo/i, distilled({ steps: 9, guidance: 0 })],
	[/flux.*schnell/i, distilled({ steps: 4, guidance: 0, length: 256 })],
	[/flux[.-]?2.*klein.*base/i, undefined],
	[/flux[.-]?2.*klein/i, distilled({ steps: 4, guidance: 1 })],
	[/krea-?2.*turbo/i, distilled({ steps: 8, guidance: 0 })],
	[/ernie-image-turbo/i, distilled({ steps: 8, guidance: 1 })],
	[/stable-diffusion-3\.5-large-turbo/i, distilled({ steps: 4, guidance: 0 })],
	[/\bsd(?:xl)?-turbo/i, distilled({ steps: 1, guidance: 0 })],
	[/ltx-?2.*distil/i, DISTILLED_LTX],
];
