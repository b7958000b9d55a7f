import type { ModelRecord } from "@vitrine/model";
import { IMAGE_STEPS } from "../constants.ts";

/** In how many steps a model makes an image: as its family is made to, else the specification's number. */
export function imageSteps({ id, tags, cardData }: ModelRecord): number {
	const names = [id, cardData?.base_model, ...tags].join(" ");
	return STEPS.find(([family]) => family.test(names))?.[1] ?? IMAGE_STEPS;
}

/**
 * Families that make worse images in five steps. Of distilled ones, the number that their cards state; of others, the default of
 * their pipeline in Diffusers 0.42. The first that fits counts.
 */
const STEPS: readonly (readonly [family: RegExp, steps: number])[] = [
	[/schnell|klein(?!-base)|large-turbo/i, 4],
	[/z-image-turbo/i, 9],
	[/turbo|lightning|hyper|lcm/i, IMAGE_STEPS],
	[/flux|diffusion-3/i, 28],
	[/stable-diffusion|sdxl|(?:qwen|z)-image/i, 50],
];
