import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE, VIDEO } from "../../loading/samples.ts";
import { CHANGE, promptOf } from "./card.ts";
import { fewSteps } from "./fewSteps.ts";

/** The call of `pipe`, by task, and the helpers that it uses. */
export interface Call {
	readonly utils: readonly string[];
	/** What the pipeline starts from, if it is more than a prompt. */
	readonly from?: "image" | "video";
	/** Set if the pipeline converts its output with NumPy, which has no bfloat16. */
	readonly full?: boolean;
	readonly code: (model: ModelRecord) => Python;
}

/** The call for a task; by default, text to image. */
export const callForTask = (task: string | undefined): Call => CALLS.get(task ?? "") ?? draw;

export const draw: Call = {
	utils: [],
	code: (model) => drawn(promptOf(model), fewSteps(model)),
};

/** By name: the first parameter of some pipelines is an image. */
const drawn = (prompt: string, few: Python | undefined): Python =>
	few === undefined
		? py`
			prompt = ${prompt}
			image = pipe(prompt=prompt).images[0]
			image.save("image.png")
		`
		: py`
			prompt = ${prompt}
			image = pipe(prompt=prompt${few}).images[0]
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

/** For pipelines of blocks, which return what is asked for by name. */
export const drawInBlocks: Call = {
	utils: [],
	code: (model) => py`
		prompt = ${promptOf(model)}
		image = pipe(prompt=prompt, output="images")[0]
		image.save("image.png")
	`,
};

export const redrawInBlocks: Call = {
	from: "image",
	utils: ["load_image"],
	code: (model) => py`
		prompt = ${promptOf(model, CHANGE)}
		input_image = load_image(${IMAGE})
		image = pipe(prompt=prompt, image=input_image, output="images")[0]
		image.save("image.png")
	`,
};

export const redraw: Call = {
	from: "image",
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

/** Without a prompt, the model describes the image by itself. */
export const takeApart: Call = {
	from: "image",
	utils: ["load_image"],
	code: () => py`
		input_image = load_image(${IMAGE}).convert("RGBA")
		layers = pipe(image=input_image).images[0]
		for number, layer in enumerate(layers):
		    layer.save(f"layer-{number}.png")
	`,
};

/** Videos of unknown models, at the speed that Diffusers takes for them. */
export const film: Call = {
	utils: ["export_to_video"],
	code: (model) => py`
		prompt = ${promptOf(model)}
		frames = pipe(prompt=prompt).frames[0]
		export_to_video(frames, "video.mp4")
	`,
};

export const animate: Call = {
	from: "image",
	utils: ["export_to_video", "load_image"],
	code: (model) => py`
		prompt = ${promptOf(model, CHANGE)}
		input_image = load_image(${IMAGE})
		frames = pipe(image=input_image, prompt=prompt).frames[0]
		export_to_video(frames, "video.mp4")
	`,
};

export const refilm: Call = {
	from: "video",
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
