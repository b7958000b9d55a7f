import { sh, type Shell, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { container } from "../shared/container.ts";

export const tgi: CommandedApp = {
	key: "tgi",
	prettyLabel: "TGI",
	summary: "Serves language models from a container, by Hugging Face.",
	licence: {
		value: "Apache-2.0",
		source: "github:huggingface/text-generation-inference@6730438 LICENSE",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python", "JavaScript"],
		source: "github:huggingface/text-generation-inference@00edb1a docs/source/basic_tutorials/consuming_tgi.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA", "ROCm", "TPU"],
		source: "github:huggingface/text-generation-inference@01b82b5 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://huggingface.co/docs/text-generation-inference/",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { tag: "text-generation-inference" },
	snippets: (model) => [
		{ title: "Start the server (Docker)", login: "variable", code: served(model) },
		ask(model, 8080),
	],
};

/** Downloads are kept in ./data. */
const served = (model: ModelRecord): Shell =>
	container(model, sh`--gpus all --shm-size 1g -p 8080:80 -v "$PWD/data:/data"`, [
		sh`    ghcr.io/huggingface/text-generation-inference:3.3.5`,
		sh`    --model-id ${model.id}`,
		when(hasTag(model, "custom_code"), sh`    --trust-remote-code`),
	]);
