import { expect, it } from "vitest";
import { fittingCall } from "./fitting.ts";

/** The code in one line, without the marks of comments. */
const codeFor = (task: string, base: string): string =>
	String(fittingCall(task, [base]).code({ id: "acme/demo", tags: [] }))
		.replaceAll(/\s+(?:# )?/g, " ")
		.replaceAll("( ", "(");

it.each([
	["text-to-image", "black-forest-labs/FLUX.2-dev", "DiffusionPipeline", "pipe(prompt=prompt)"],
	["image-to-image", "black-forest-labs/FLUX.1-dev", "AutoPipelineForImage2Image", "pipe(image=input_image"],
	["image-to-image", "lodestones/Chroma1-HD", "ChromaImg2ImgPipeline", "pipe(image=input_image"],
	["image-to-image", "Qwen/Qwen-Image-2.1", "DiffusionPipeline", "pipe(image=input_image"],
	["image-to-image", "Qwen/Qwen-Image-Layered", "DiffusionPipeline", "for number, layer in enumerate(layers)"],
	["image-to-image", "black-forest-labs/flux-3-image-klein", "ModularPipeline", 'output="images"'],
	["image-to-video", "Lightricks/LTX-Video", "LTXImageToVideoPipeline", "pipe(image=input_image"],
	["video-to-video", "Lightricks/LTX-Video", "LTXConditionPipeline", "pipe(video=input_video"],
	["image-to-video", "Wan-AI/Wan2.1-VACE-14B", "DiffusionPipeline", "pipe(reference_images=[input_image]"],
	["text-to-video", "Wan-AI/Wan2.2-Animate-14B", "DiffusionPipeline", "pose_video=pose_video"],
	["text-to-video", "Wan-AI/Wan2.2-I2V-A14B", "WanImageToVideoPipeline", "pipe(image=input_image"],
	["image-to-image", "acme/unknown", "AutoPipelineForImage2Image", "pipe(image=input_image"],
])("%s with %s is the call of %s", (task, base, pipeline, call) => {
	expect(fittingCall(task, [base]).pipeline).toBe(pipeline);
	expect(codeFor(task, base)).toContain(call);
	expect(codeFor(task, base)).not.toContain("Diffusers has no");
});

it.each([
	["Wan-AI/Wan2.1-T2V-14B", "fps=16"],
	["Wan-AI/Wan2.2-TI2V-5B", "fps=24"],
	["acme/Wan2.2-tuned", "fps=16"],
	["genmo/mochi-1-preview", "fps=30"],
	["Lightricks/LTX-2.5", "audio=video.audio[0]"],
])("videos of %s are written with %s", (base, argument) => {
	expect(codeFor("text-to-video", base)).toContain(argument);
});

it.each([
	["image-to-image", "fal/AuraFlow-v0.3", /starts from an image/],
	["image-to-video", "Wan-AI/Wan2.1-T2V-14B", /starts from an image/],
	["video-to-video", "genmo/mochi-1-preview", /starts from a video/],
	["text-to-video", "stabilityai/stable-diffusion-3.5-large", /make images, no videos/],
	["text-to-image", "Qwen/Qwen-Image-Edit", /makes none from a prompt alone/],
])("%s with %s says what is done in its place", (task, base, note) => {
	expect(codeFor(task, base)).toMatch(note);
});
