import { ident, py, type Python } from "@vitrine/code";
import type { Film } from "../../choices/families.ts";
import { IMAGE, VIDEO } from "../../loading/samples.ts";
import type { Call } from "./calls.ts";
import { CHANGE, promptOf } from "./card.ts";
import { fewSteps } from "./fewSteps.ts";

/** Videos from a prompt, at the speed for which they are made, and with their sound. */
export const filmed = (film: Film): Call => ({
	utils: [writer(film)],
	code: (model) => py`
		prompt = ${promptOf(model)}
		${written(py`prompt=prompt${fewSteps(model) ?? py``}`, film)}
	`,
});

export const animated = (film: Film): Call => ({
	from: "image",
	utils: [writer(film), "load_image"],
	code: (model) => py`
		prompt = ${promptOf(model, CHANGE)}
		input_image = load_image(${IMAGE})
		${written(py`image=input_image, prompt=prompt${fewSteps(model) ?? py``}`, film)}
	`,
});

/** With images to refer to, as a list. */
export const animatedWith = (parameter: string, film: Film): Call => ({
	...animated(film),
	code: (model) => py`
		prompt = ${promptOf(model)}
		input_image = load_image(${IMAGE})
		${written(py`${ident<"python">(parameter)}=[input_image], prompt=prompt`, film)}
	`,
});

/** A person of an image, with the pose and the face of videos that were prepared from one. */
export const posed = (film: Film): Call => ({
	from: "image",
	utils: [writer(film), "load_image", "load_video"],
	code: (model) => py`
		# Made from a video of a person, in the way that the model's card describes.
		pose_video = load_video("pose.mp4")
		face_video = load_video("face.mp4")

		prompt = ${promptOf(model)}
		input_image = load_image(${IMAGE})
		${written(py`image=input_image, pose_video=pose_video, face_video=face_video, prompt=prompt`, film)}
	`,
});

export const refilmed = (film: Film): Call => ({
	from: "video",
	utils: [writer(film), "load_video"],
	code: (model) => py`
		prompt = ${promptOf(model)}
		input_video = load_video(${VIDEO})
		${written(py`video=input_video, prompt=prompt`, film)}
	`,
});

/** A video to refer to, in the class that an adapter of LTX-2 takes it in. */
export const referred = (film: Film): Call => ({
	...refilmed(film),
	code: (model) => py`
		prompt = ${promptOf(model)}
		input_video = load_video(${VIDEO})
		# The number of frames must be a multiple of eight plus one.
		frames = input_video[: (len(input_video) - 1) // 8 * 8 + 1]
		reference = LTX2ReferenceCondition(frames=frames)
		${written(py`prompt=prompt, reference_conditions=[reference]${fewSteps(model) ?? py``}`, film)}
	`,
});

/** The helper of Diffusers that writes a video; only one writes sound. */
const writer = ({ sounds }: Film): string => (sounds === true ? "encode_video" : "export_to_video");

const written = (given: Python, { fps, sounds }: Film): Python =>
	sounds === true
		? py`
			video = pipe(${given})
			encode_video(
			    video.frames[0],
			    fps=${fps},
			    output_path="video.mp4",
			    audio=video.audio[0].float().cpu(),
			    audio_sample_rate=pipe.vocoder.config.output_sampling_rate,
			)
		`
		: py`
			frames = pipe(${given}).frames[0]
			export_to_video(frames, "video.mp4", fps=${fps})
		`;
