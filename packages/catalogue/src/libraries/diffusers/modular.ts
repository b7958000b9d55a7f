import { constant, py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { pipelineClass } from "../../choices/contents/pipelineClass.ts";
import { familyOf } from "../../choices/families.ts";
import { isMusic3 } from "../../choices/pipelines.ts";
import { IMAGE, VIDEO } from "../../loading/samples.ts";
import { CHANGE, promptOf } from "./card.ts";

/** Whether a model with these ids, its own and those of its base models, is of a family for video that is only a modular pipeline. */
export function isModularFilm(ids: readonly string[]): boolean {
	const family = familyOf(ids);
	return family?.isModular === true && family.films !== undefined;
}

/** How a modular pipeline for video is started. */
interface Origin {
	/** The id that it is loaded from. */
	readonly from: string;
	/** The ids that tell its family; `from` alone by default. */
	readonly ids?: readonly string[];
	/** A comment on where it comes from. */
	readonly before?: Python;
}

/** A modular pipeline for video, with its own call, after `more` code. */
export const modular = (model: ModelRecord, { from, ids = [from], before }: Origin, more: Python = py``): Python =>
	familyOf(ids)?.isDriven === true ? driven(model, from, more, before) : inWorkflow(model, from, more);

/** A modular pipeline for video with a LoRA. That of a driven image cannot load one itself in Diffusers 0.42: it asks the transformer for a size that it does not state. */
export const modularLora = (model: ModelRecord, from: string): Python =>
	familyOf([from])?.isDriven === true
		? modular(model, { from }, py`pipe.transformer.load_lora_adapter(${model.id}, use_safetensors=True)`)
		: modular(model, { from }, py`pipe.load_lora_weights(${model.id})`);

/**
 * A pipeline of blocks of a class that no tag names, which are usually code of the repository: what it takes is only in their
 * documentation. Undefined for other models.
 */
export function ownBlocks(model: ModelRecord): Python | undefined {
	const isKnown = pipelineClass(model) !== undefined || familyOf([model.id])?.isModular === true || isMusic3(model);
	if (!hasTag(model, "modular-diffusers") || isKnown) return undefined;
	return py`
		import torch
		from diffusers import ModularPipeline

		device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
		pipe = ModularPipeline.from_pretrained(${model.id}, trust_remote_code=True)
		pipe.load_components(dtype=torch.bfloat16, trust_remote_code=True)
		pipe.to(device)

		# The record does not name the inputs of its blocks: this prints them.
		print(pipe.doc)
	`;
}

/** An image that moves as a video does. */
const driven = (model: ModelRecord, from: string, more: Python, before: Python = py``): Python => py`
	import torch
	from diffusers import ModularPipeline
	from diffusers.utils import export_to_video, load_image, load_video

	device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
	${before}
	pipe = ModularPipeline.from_pretrained(${from})
	pipe.load_components(dtype=torch.bfloat16)
	pipe.to(device)
	${more}
	${driving(model)}
`;

/** How a modular pipeline for video is started and called, in code that loads one of its parts by itself. */
interface BlocksCall {
	readonly utils: readonly string[];
	readonly workflow?: string;
	readonly code: Python;
}

export function modularCall(model: ModelRecord, from: string): BlocksCall {
	if (familyOf([from])?.isDriven === true)
		return { utils: ["export_to_video", "load_image", "load_video"], code: driving(model) };
	const animates = STARTS_FROM_IMAGE.has(model.pipeline_tag ?? "");
	return {
		utils: animates ? ["export_to_video", "load_image"] : ["export_to_video"],
		workflow: animates ? "fl2va" : "t2va",
		code: py`
			prompt = ${promptOf(model, animates ? CHANGE : undefined)}
			${animates ? animated : filmed}
			export_to_video(frames, "video.mp4", fps=24)
		`,
	};
}

/** Its attention is made for compiled blocks: others need far more memory. */
const driving = (model: ModelRecord): Python => py`
	pipe.transformer.compile_repeated_blocks()

	prompt = ${promptOf(model)}
	input_image = load_image(${IMAGE})
	input_video, fps = load_video(${VIDEO}, return_fps=True)
	frames = pipe(
	    prompt=prompt, image=input_image, driving_video=input_video, driving_video_fps=fps, output="videos"
	)[0]
	export_to_video(frames, "video.mp4", fps=24)
`;

/** Only the components of one workflow are loaded: those of all do not fit most cards. */
function inWorkflow(model: ModelRecord, from: string, more: Python): Python {
	const animates = STARTS_FROM_IMAGE.has(model.pipeline_tag ?? "");
	return py`
		import torch
		from diffusers import ModularPipeline
		from diffusers.utils import export_to_video${when(animates, py`, load_image`)}

		device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
		pipe = ModularPipeline.from_pretrained(${from}, workflow=${constant(animates ? "fl2va" : "t2va")})
		pipe.load_components(dtype=torch.bfloat16)
		pipe.to(device)
		${more}

		prompt = ${promptOf(model, animates ? CHANGE : undefined)}
		${animates ? animated : filmed}
		export_to_video(frames, "video.mp4", fps=24)
	`;
}

const STARTS_FROM_IMAGE: ReadonlySet<string> = new Set(["image-to-video", "image-text-to-video"]);

const filmed = py`frames = pipe(prompt=prompt, output="videos")[0]`;

const animated = py`
	input_image = load_image(${IMAGE})
	frames = pipe(prompt=prompt, image=input_image, output="videos")[0]
`;
