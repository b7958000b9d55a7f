import type { TaskEntry } from "../shapes.ts";

export const imageFeatureExtraction: TaskEntry = {
	id: "image-feature-extraction",
	summary:
		"Turns an image into a vector of a few hundred numbers, so that images with similar content have similar vectors. The single numbers mean nothing; what counts is the distance between two vectors, or what a small classifier can learn from them. Search by example, finding duplicates, clustering and training on few labels all start here.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "leaves.svg",
				alt: "Four images: A, a green oak leaf; B, a brown oak leaf lying on its side; C, a ginkgo leaf; D, a fern.",
			},
		],
		outputs: [
			{ type: "text", label: "A as numbers, the first five of 768", content: "0.71  −1.32  0.05  2.18  −0.44  …" },
			{
				type: "tabular",
				table: [
					["cosine", "A", "B", "C", "D"],
					["A", "1.00", "0.83", "0.46", "0.38"],
					["B", "0.83", "1.00", "0.49", "0.35"],
					["C", "0.46", "0.49", "1.00", "0.31"],
					["D", "0.38", "0.35", "0.31", "1.00"],
				],
			},
		],
		note: "The leaves are drawn and the numbers made up. Note that A and B are close to each other although colour and position differ.",
	},
	models: [
		{
			id: "timm/vit_large_patch14_dinov2.lvd142m",
			description:
				"A large DINOv2, trained on 142 M chosen images without any label: 1,024 numbers per image, and useful ones for each patch.",
		},
		{
			id: "facebook/dino-vitb16",
			description: "The first DINO, 86 M parameters, 768 numbers. Light, well studied, surpassed by its successors.",
		},
		{
			id: "apple/aimv2-large-patch14-336-distilled",
			description: "Trained to predict patches and the words of captions one after another; distilled, for 336 pixels.",
		},
		{
			id: "OpenGVLab/InternViT-6B-448px-V1-2",
			description: "The encoder of InternVL, 6 B parameters: made to feed a language model at 448 pixels.",
		},
		{
			id: "nvidia/MambaVision-T-1K",
			description: "A small hybrid of Mamba and attention, trained on the labels of ImageNet-1K; quick.",
		},
	],
	datasets: [
		{
			id: "imagenet-1k",
			description:
				"1.28 M training and 50,000 validation images in 1,000 classes: what frozen features are compared on.",
		},
	],
	metrics: [
		{
			id: "k-NN accuracy",
			description: "Each image takes the label most of its nearest neighbours have: nothing is trained.",
		},
		{ id: "linear probe accuracy", description: "What one linear layer learns from the frozen features." },
		{ id: "Recall@K", description: "How often at least one right image is among the K nearest: for search." },
	],
	spaces: [{ id: "timm/leaderboard", description: "Sets timm's models side by side: accuracy, size and speed." }],
	example: {
		id: "facebook/dino-vitb16",
		tags: [],
		pipeline_tag: "image-feature-extraction",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 86_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 343_000_000 },
			source: "hub:CollectionStudio/dino-vitb16@7a97022 pytorch_model.bin",
			day: "2026-11-24",
		},
		{
			value: { licence: "apache-2.0", gated: false },
			source: "hub:facebook/dino-vitb16@f205d5d README.md",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"What should count as similar? Self-supervised models (DINO and its descendants) group by look and part: shape, texture, this very building. Models trained with captions (CLIP, SigLIP) group by what people would call it, so a photograph and a sketch of a cat are neighbours. For finding the same object again take the first kind, for finding the same topic the second. A face, a fingerprint or a product wants a model trained for that alone.",
		"Decide which vector you want. A vision transformer gives one for every patch and one summary token; averaging the patches sometimes beats the summary. In transformers the pipeline returns all of them unless you ask for `pool=True`. Patch vectors are what you need for segmentation, matching and retrieval of details, and there are hundreds of them per image.",
		"Size costs twice: once to compute, once to store. Ten million vectors of 1,024 numbers are 41 GB in 32-bit floats; PCA to 256 and 8-bit numbers bring that to under 3 GB at little loss, which you should measure. Changing the model later means computing every vector again, so keep its name and its preprocessing beside the index.",
		"Normalise to unit length and use cosine, unless the model card says otherwise. Then look before you train: with good features and fifty examples per class, a linear layer or plain nearest neighbours are often enough.",
	],
	measuring: [
		"Nearest-neighbour and linear-probe accuracy on ImageNet compare features without fine-tuning: 76 and 78 % for the first DINO, 83 and 86 for the large DINOv2 above. They answer a narrow question (a thousand classes of mostly centred objects), and a model trained on those very labels has seen the answers: MambaVision against DINOv2 on this measure is not a fair comparison.",
		"For search make your own queries (two hundred are enough), each with the images that ought to come back, and report Recall@K at the K your page shows. Keep near-duplicates of a query out of the index, or every model will look good.",
		"Try invariances on purpose. Flip, crop, darken, recolour and rotate some images and watch the cosine to the original. Whether a mirrored logo should stay close is your decision; the model has made one already.",
	],
};
