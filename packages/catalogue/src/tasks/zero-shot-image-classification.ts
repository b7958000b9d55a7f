import type { TaskEntry } from "../shapes.ts";

export const zeroShotImageClassification: TaskEntry = {
	id: "zero-shot-image-classification",
	summary:
		"Scores an image on labels that you choose at run time, as words, without training on them. The model learned from captions to place images and texts in one space, so classifying means comparing: which text is nearest? A new class costs a line of text, and its wording matters as much as the weights.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "lighthouse.svg",
				alt: "A flat drawing of a striped lighthouse on a cliff at dusk, its beam lit.",
			},
			{ type: "text", label: "Candidate labels", content: "lighthouse, windmill, church tower, chimney" },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "lighthouse", score: 0.93 },
					{ label: "church tower", score: 0.04 },
					{ label: "windmill", score: 0.02 },
					{ label: "chimney", score: 0.01 },
				],
			},
		],
		note: "Made-up scores for a drawing of this project. They sum to 1, as with CLIP; SigLIP would score each label separately.",
	},
	models: [
		{
			id: "google/siglip-base-patch16-224",
			description: "The first SigLIP: 203 M parameters for both encoders together, images of 224 pixels. Apache-2.0.",
		},
		{
			id: "google/siglip2-base-patch16-224",
			description: "SigLIP 2: the successor, trained on many languages. A sound start.",
		},
		{
			id: "visheratin/mexma-siglip",
			description: "SigLIP's image encoder with a text encoder that knows 80 languages.",
		},
		{
			id: "jinaai/jina-clip-v2",
			description:
				"Images at 512 pixels and long texts in 89 languages, vectors that can be cut from 1,024 numbers to 64. Read its licence before commercial use.",
		},
		{
			id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
			description: "Trained on 15 M figures of biomedical papers and their captions; loads with OpenCLIP.",
		},
		{
			id: "intfloat/mmE5-mllama-11b-instruct",
			description: "Embeddings from an 11 B vision and language model that follow an instruction. Heavy.",
		},
	],
	datasets: [],
	metrics: [{ id: "top-K accuracy", description: "The share of images whose true label is among the K best." }],
	spaces: [
		{ id: "merve/compare_clip_siglip", description: "The same image and labels, scored by both." },
		{ id: "pharma/CLIP-Interrogator", description: "The reverse: searches for the words that fit an image best." },
	],
	example: {
		id: "google/siglip-base-patch16-224",
		tags: [],
		pipeline_tag: "zero-shot-image-classification",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 203_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 813_000_000, licence: "apache-2.0", gated: false },
			source: "hub:google/siglip-base-patch16-224@cc3289c model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["google/siglip-so400m-patch14-224"],
	isPlaceholder: false,
	choosing: [
		"Write labels as captions. Training texts were sentences, so `a photo of a crane, a bird` works where `crane` leaves open whether it lifts or flies; the pipeline's `hypothesis_template` adds the frame. Several phrasings per class, averaged, are worth a few points. Describing what can be seen helps more than a technical term that no caption uses.",
		"CLIP's scores are relative: they sum to 1 over your labels, so one of them always wins, even on an image of nothing you named. SigLIP's are independent, which suits tags, and none need be high. They tend to be small in absolute terms; set the threshold on examples, never at 0.5.",
		"Know what these models are bad at: counting, left and right, negation (`no helmet` lies close to `helmet`), fine kinds of plant or part, and anything that captions on the web do not mention. For medicine, satellites or products there are models trained on such pairs, and they beat general ones many times larger.",
		"Encode the labels once and keep the vectors; then each image costs one pass and a matrix product, for ten labels or ten thousand. And as soon as there are twenty labelled images per class, train a linear layer on the same features. It will nearly always win.",
	],
	measuring: [
		"Accuracy depends on the prompts, so publish them. On ImageNet the first CLIP with 32-pixel patches has 63 %, the SigLIP 2 above 78, and the choice of template alone moves a model by three to five points. Tune wording on one set of images and report on another.",
		"Test with the labels as they will be in use, including images that fit none of them. Models differ little over cats, cars, trees and houses, and greatly over four kinds of rust.",
		"Scores are not calibrated across images. If you threshold, plot precision and recall for each label separately; one common threshold favours labels that captions mention often. Captions from the web carry their prejudices too: labels for people deserve an audit, or should not be offered at all.",
	],
};
