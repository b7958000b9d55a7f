import { py, type Python, when } from "@vitrine/code";
import { basesOf } from "../../choices/contents/bases.ts";
import type { ModelRecord } from "@vitrine/model";

interface FewSteps {
	readonly steps: number;
	readonly guidance: number;
	/** The longest prompt in tokens, if it is shorter than the default. */
	readonly length?: number;
}

/**
 * Arguments of a call, after a comma, for models that were distilled to few steps. The defaults of their pipelines are those of the
 * models that they were made from, with which they make worse pictures in more time. Undefined for other models.
 */
export function fewSteps(model: ModelRecord): Python | undefined {
	const [base, ...others] = basesOf(model).ids;
	if (model.tags.includes("lora")) return isLightning(model) ? LIGHTNING : called(base ?? "");
	return [model.id, base ?? "", ...others].map(called).find((one) => one !== undefined);
}

function called(id: string): Python | undefined {
	const found = DISTILLED.find(([name]) => name.test(id))?.[1];
	if (found === undefined) return undefined;
	const { steps, guidance, length } = found;
	const limit = when(length !== undefined, py`, max_sequence_length=${length ?? 0}`);
	return py`, num_inference_steps=${steps}, guidance_scale=${guidance}${limit}`;
}

/** Whether an adapter itself makes Qwen-Image need few steps. What others are called tells nothing about the model that they are loaded into. */
export const isLightning = ({ id, tags }: ModelRecord): boolean =>
	tags.includes("lora") && /qwen-image(?!-2\.).*lightning/i.test(id);

/** As the cards of lightx2v/Qwen-Image-Lightning and lightx2v/Qwen-Image-Edit-2511-Lightning call them; all have a version of four steps. */
const LIGHTNING = py`, num_inference_steps=4, true_cfg_scale=1.0`;

/** As their cards, the demos of their makers and the documentation of Diffusers 0.42 call them. */
const DISTILLED: readonly (readonly [name: RegExp, arguments: FewSteps])[] = [
	[/z-image-turbo/i, { steps: 9, guidance: 0 }],
	[/flux.*schnell/i, { steps: 4, guidance: 0, length: 256 }],
	[/flux[.-]?2.*klein(?!.*base)/i, { steps: 4, guidance: 1 }],
	[/stable-diffusion-3\.5-large-turbo/i, { steps: 4, guidance: 0 }],
];
