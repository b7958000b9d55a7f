import type { Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../../shapes.ts";
import { controlnet } from "./controlnet.ts";
import { wholePipeline } from "./default.ts";
import { ggufTransformer } from "./gguf.ts";
import { fluxFill, inpainting } from "./inpainting.ts";
import { lora, untaggedLora } from "./lora.ts";
import { ownBlocks } from "./modular.ts";
import { soundPipeline } from "./sounds.ts";
import { textualInversion } from "./textualInversion.ts";

/** The way to load the model: the first that fits its tags and task. */
export function diffusersSnippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: snippet(model) }];
}

function snippet(model: ModelRecord): Python {
	return (
		inpainting(model) ??
		// A LoRA with the tag of a ControlNet is made for control: it has no ControlNet to load.
		tagged(model, "lora", lora) ??
		tagged(model, "controlnet", controlnet) ??
		tagged(model, "textual_inversion", textualInversion) ??
		fluxFill(model) ??
		ggufTransformer(model) ??
		untaggedLora(model) ??
		ownBlocks(model) ??
		soundPipeline(model) ??
		wholePipeline(model)
	);
}

const tagged = (model: ModelRecord, tag: string, make: (model: ModelRecord) => Python): Python | undefined =>
	hasTag(model, tag) ? make(model) : undefined;
