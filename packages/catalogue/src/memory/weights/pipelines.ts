import type { ModelRecord } from "@vitrine/model/reading";
import type { Contents } from "../../choices/contents/contents.ts";
import { pipelineClass } from "../../choices/contents/pipelineClass.ts";
import type { Weights } from "../shapes.ts";

/** Whether the weights of a record are one part of a pipeline: the size of the others is unknown. */
export function isPartOnly(record: ModelRecord, contents: Contents, usual: Weights | undefined): boolean {
	if (usual === undefined || usual.parts !== undefined) return false;
	if (isOfDiffusers(record) && usual.format !== "gguf")
		return usual.basis === "files" ? isPartFile(usual.file ?? "") : otherParts(record) === 0 && !isWhole(record);
	return isImages(contents) && (usual.format === "gguf" || holdsLooseParts(record));
}

/** The parameters of the other parts of a pipeline whose class is known; 0 if it is not. */
export function otherParts(record: ModelRecord): number {
	const name = pipelineClass(record) ?? "";
	return PIPELINES.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
}

/** Hubs count the parameters of one part of such a record, the transformer or UNet. */
const isOfDiffusers = (record: ModelRecord): boolean =>
	record.library_name === "diffusers" || pipelineClass(record) !== undefined;

/** Pipelines of one model. */
const isWhole = (record: ModelRecord): boolean => /^(?:DDPM|DDIM|PNDM|Consistency)/.test(pipelineClass(record) ?? "");

const isImages = ({ subject }: Contents): boolean => subject?.value === "images" || subject?.value === "video";

/** Whether the files are parts in the folders of ComfyUI. */
const holdsLooseParts = ({ siblings = [] }: ModelRecord): boolean =>
	siblings.some(({ rfilename }) => /(?:^|\/)(?:diffusion_models|text_encoders?|unet)\//.test(rfilename));

const isPartFile = (path: string): boolean => path.includes("/") || path.startsWith("diffusion_pytorch_model");

const CLIP_L = 123.1e6;
const CLIP_G = 694.7e6;
const T5_XXL = 4762.3e6;
const VAE = 83.8e6;

/** Parameters of text encoders and VAE, by the class of the pipeline. */
const PIPELINES: readonly (readonly [name: RegExp, others: number])[] = [
	[/^StableDiffusionXL/, CLIP_L + CLIP_G + VAE],
	[/^StableDiffusion3/, CLIP_L + CLIP_G + T5_XXL + VAE],
	[/^StableDiffusion(?:Img2Img|Inpaint)?Pipeline$/, CLIP_L + VAE],
	[/^Flux(?!\d)\w*Pipeline$/, CLIP_L + T5_XXL + VAE],
	[/^ZImage/, 4022.5e6 + VAE],
	[/^QwenImage/, 8292.2e6 + 126.9e6],
	[/^PixArt/, T5_XXL + VAE],
];
