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
	const bases = basesOf(model).ids;
	// What an adapter is called tells nothing about the model that it is loaded into.
	const ids = model.tags.includes("lora") ? bases : [model.id, ...bases];
	const found = ids.map((id) => DISTILLED.find(([name]) => name.test(id))?.[1]).find((one) => one !== undefined);
	if (found === undefined) return undefined;
	const { steps, guidance, length } = found;
	const limit = when(length !== undefined, py`, max_sequence_length=${length ?? 0}`);
	return py`, num_inference_steps=${steps}, guidance_scale=${guidance}${limit}`;
}

/** As their cards, the demos of their makers and the documentation of Diffusers 0.42 call them. */
const DISTILLED: readonly (readonly [name: RegExp, arguments: FewSteps])[] = [
	[/z-image-turbo/i, { steps: 9, guidance: 0 }],
	[/flux.*schnell/i, { steps: 4, guidance: 0, length: 256 }],
	[/flux[.-]?2.*klein(?!.*base)/i, { steps: 4, guidance: 1 }],
	[/stable-diffusion-3\.5-large-turbo/i, { steps: 4, guidance: 0 }],
];
