import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { familyOf } from "../../choices/families.ts";
import { IMAGE, VIDEO } from "../../loading/samples.ts";
import { CHANGE, promptOf } from "./card.ts";
import { fewSteps } from "./fewSteps.ts";

/** The call of `pipe`, by task, and the helpers that it uses. */
interface Call {
	readonly utils: readonly string[];
	/** Set if the pipeline converts its output with NumPy, which has no bfloat16. */
	readonly full?: boolean;
	readonly code: (model: ModelRecord) => Python;
}

/** The call for a task; by default, text to image. Families for video make videos whatever their task is. */
export function callFor(task: string | undefined, ids: readonly string[] = []): Call {
	const call = CALLS.get(task ?? "") ?? draw;
	if (familyOf(ids)?.films !== true) return call;
	return FILMED.get(call) ?? call;
}

/** The class that loads the pipeline for a task, where the one that the base model names may not start from a picture. */
export function pipelineFor(task: string | undefined, ids: readonly string[]): string {
	const call = callFor(task, ids);
	if (call === redraw) return "AutoPipelineForImage2Image";
	return (call === animate ? familyOf(ids)?.animates : undefined) ?? "DiffusionPipeline";
}

const draw: Call = {
	utils: [],
	code: (model) => drawn(promptOf(model), fewSteps(model)),
};

const drawn = (prompt: string, few: Python | undefined): Python =>
	few === undefined
		? py`
			prompt = ${prompt}
			image = pipe(prompt).images[0]
			image.save("image.png")
		`
		: py`
			prompt = ${prompt}
			image = pipe(prompt${few}).images[0]
			image.save("image.png")
		`;

const drawAnything: Call = {
	utils: [],
	full: true,
	code: () => py`
		image = pipe().images[0]
		image.save("image.png")
	`,
};

const redraw: Call = {
	utils: ["load_image"],
	code: (model) => redrawn(promptOf(model, CHANGE), fewSteps(model)),
};

const redrawn = (prompt: string, few: Python | undefined): Python =>
	few === undefined
		? py`
			prompt = ${prompt}
			input_image = load_image(${IMAGE})
			image = pipe(image=input_image, prompt=prompt).images[0]
			image.save("image.png")
		`
		: py`
			prompt = ${prompt}
			input_image = load_image(${IMAGE})
			image = pipe(image=input_image, prompt=prompt${few}).images[0]
			image.save("image.png")
		`;

const film: Call = {
	utils: ["export_to_video"],
	code: (model) => py`
		prompt = ${promptOf(model)}
		frames = pipe(prompt=prompt).frames[0]
		export_to_video(frames, "video.mp4")
	`,
};

const animate: Call = {
	utils: ["export_to_video", "load_image"],
	code: (model) => py`
		prompt = ${promptOf(model, CHANGE)}
		input_image = load_image(${IMAGE})
		frames = pipe(image=input_image, prompt=prompt).frames[0]
		export_to_video(frames, "video.mp4")
	`,
};

const refilm: Call = {
	utils: ["export_to_video", "load_video"],
	code: (model) => py`
		prompt = ${promptOf(model)}
		input_video = load_video(${VIDEO})
		frames = pipe(video=input_video, prompt=prompt).frames[0]
		export_to_video(frames, "video.mp4")
	`,
};

const sculpt: Call = {
	utils: ["export_to_gif"],
	full: true,
	code: (model) => py`
		prompt = ${promptOf(model)}
		views = pipe(prompt).images[0]
		export_to_gif(views, "object.gif")
	`,
};

const sculptFromImage: Call = {
	utils: ["export_to_gif", "load_image"],
	full: true,
	code: () => py`
		input_image = load_image(${IMAGE})
		views = pipe(input_image).images[0]
		export_to_gif(views, "object.gif")
	`,
};

/** Calls for pictures, each with the one for videos. */
const FILMED: ReadonlyMap<Call, Call> = new Map([
	[draw, film],
	[redraw, animate],
]);

const CALLS: ReadonlyMap<string, Call> = new Map([
	["image-text-to-image", redraw],
	["image-text-to-video", animate],
	["image-to-3d", sculptFromImage],
	["image-to-image", redraw],
	["image-to-video", animate],
	["text-to-3d", sculpt],
	["text-to-video", film],
	["unconditional-image-generation", drawAnything],
	["video-to-video", refilm],
]);
