import type { TaskEntry } from "../shapes.ts";

export const zeroShotImageClassification: TaskEntry = {
	id: "zero-shot-image-classification",
	summary:
		"A picture and labels of your own go in, and a score for each label comes out, without training on those labels.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "visheratin/mexma-siglip", description: "SigLIP's picture encoder with a text encoder for many languages." },
		{ id: "google/siglip2-base-patch16-224", description: "SigLIP 2 in its base size, for many languages." },
		{
			id: "intfloat/mmE5-mllama-11b-instruct",
			description: "Embeds pictures and text with an 11 B vision and language model.",
		},
		{ id: "jinaai/jina-clip-v2", description: "Embeds pictures and text in many languages in one space." },
		{
			id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
			description: "CLIP trained on pictures and captions of biomedical papers.",
		},
	],
	datasets: [],
	metrics: [{ id: "top-K accuracy", description: "The share of pictures whose true label is among the K best." }],
	spaces: [
		{ id: "pharma/CLIP-Interrogator", description: "Describes a picture as a prompt, using CLIP." },
		{ id: "merve/compare_clip_siglip", description: "Compares CLIP with SigLIP." },
	],
	widgetModels: ["google/siglip-so400m-patch14-224"],
	isPlaceholder: true,
};
