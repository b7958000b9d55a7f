import { constant, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { familyOf } from "../../choices/families.ts";
import { IMAGE } from "../../loading/samples.ts";
import { CHANGE, promptOf } from "./card.ts";

/** Whether a model is of a family for video that is only a modular pipeline. */
export function isModularFilm(id: string): boolean {
	const family = familyOf([id]);
	return family?.isModular === true && family.films !== undefined;
}

/** A modular pipeline for video. Only the components of one workflow are loaded: those of all do not fit most cards. */
export function modular(model: ModelRecord, from: string, more: Python): Python {
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
