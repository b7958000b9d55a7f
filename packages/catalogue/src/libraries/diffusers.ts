import type { Library } from "../shapes.ts";
import { diffusersSnippets } from "./diffusers/snippets.ts";

export const diffusers: Library = {
	key: "diffusers",
	prettyLabel: "Diffusers",
	summary: "Generates images, videos and audio with diffusion models in PyTorch, by Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:diffusers 0.42.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:diffusers 0.42.1", day: "2026-11-23" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:diffusers 0.42.1", day: "2026-11-23" },
	repoName: "🤗/diffusers",
	repoUrl: "https://github.com/huggingface/diffusers",
	docsUrl: "https://huggingface.co/docs/hub/diffusers",
	filter: true,
	tasks: [
		"image-text-to-image",
		"image-text-to-video",
		"image-to-image",
		"image-to-video",
		"text-to-image",
		"text-to-video",
		"unconditional-image-generation",
		"text-to-3d",
		"image-to-3d",
		"video-to-video",
	],
	hostedTasks: ["image-to-image", "text-to-image"],
	package: { ecosystem: "pypi", name: "diffusers", alsoNeeds: ["transformers", "accelerate", "torch"] },
	snippets: diffusersSnippets,
};
