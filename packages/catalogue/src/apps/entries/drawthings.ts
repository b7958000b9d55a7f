import { url } from "@vitrine/code";
import { hasTag } from "@vitrine/model";
import type { LinkedApp } from "../shapes.ts";
import { withSlashes } from "../shared/links.ts";

export const drawthings: LinkedApp = {
	key: "drawthings",
	prettyLabel: "Draw Things",
	summary: "Generates images and videos on a Mac, an iPhone or an iPad, by Liu Liu.",
	docsUrl: "https://drawthings.ai",
	mainTask: "text-to-image",
	macOSOnly: true,
	showsWhen: { all: [{ library: "diffusers" }, { any: [{ task: "text-to-image" }, { tag: "lora" }] }] },
	deeplink: (model) =>
		withSlashes(
			hasTag(model, "lora")
				? url`https://drawthings.ai/import/diffusers/pipeline.load_lora_weights?repo_id=${model.id}`
				: url`https://drawthings.ai/import/diffusers/pipeline.from_pretrained?repo_id=${model.id}`,
		),
};
