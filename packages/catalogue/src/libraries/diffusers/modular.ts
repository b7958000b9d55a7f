import { constant, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { familyOf } from "../../choices/families.ts";
import { IMAGE, VIDEO } from "../../loading/samples.ts";
import { CHANGE, promptOf } from "./card.ts";

/** Whether a model is of a family for video that is only a modular pipeline. */
export function isModularFilm(id: string): boolean {
	const family = familyOf([id]);
	return family?.isModular === true && family.films !== undefined;
}

/** A modular pipeline for video, with its own call. */
export const modular = (model: ModelRecord, from: string, more: Python): Python =>
	familyOf([from])?.isDriven === true ? driven(model, from, more) : inWorkflow(model, from, more);

/** A picture that moves as a video does. */
const driven = (model: ModelRecord, from: string, more: Python): Python => py`
	import torch
	from diffusers import ModularPipeline
	from diffusers.utils import export_to_video, load_image, load_video

	device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
	pipe = ModularPipeline.from_pretrained(${from})
	pipe.load_components(dtype=torch.bfloat16)
	pipe.to(device)
	${more}

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
	const animates = STARTS_FROM_PICTURE.has(model.pipeline_tag ?? "");
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

const STARTS_FROM_PICTURE: ReadonlySet<string> = new Set(["image-to-video", "image-text-to-video"]);

const filmed = py`frames = pipe(prompt=prompt, output="videos")[0]`;

const animated = py`
	input_image = load_image(${IMAGE})
	frames = pipe(prompt=prompt, image=input_image, output="videos")[0]
`;
