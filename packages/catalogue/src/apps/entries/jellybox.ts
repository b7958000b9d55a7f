import { url } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { LinkedApp } from "../shapes.ts";
import { GGUF } from "../shared/conditions.ts";
import { runsGguf } from "../shared/gguf.ts";

export const jellybox: LinkedApp = {
	key: "jellybox",
	prettyLabel: "Jellybox",
	summary: "Runs models for chat and images in a desktop app.",
	docsUrl: "https://jellybox.com",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: {
		any: [
			GGUF,
			{
				all: [{ library: "diffusers" }, { tag: "safetensors" }, { any: [{ task: "text-to-image" }, { tag: "lora" }] }],
			},
		],
	},
	deeplink,
};

function deeplink(model: ModelRecord): string {
	if (runsGguf(model)) return url`jellybox://llm/models/huggingface/LLM/${model.id}`;
	if (hasTag(model, "lora")) return url`jellybox://image/models/huggingface/ImageLora/${model.id}`;
	return url`jellybox://image/models/huggingface/Image/${model.id}`;
}
