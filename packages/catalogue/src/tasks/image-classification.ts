import type { TaskEntry } from "../shapes.ts";

export const imageClassification: TaskEntry = {
	id: "image-classification",
	summary:
		"Assigns one label to an image: one of a thousand objects, a plant disease, sharp or blurred. The labels are fixed when the model is trained, and each gets a score for the image as a whole. The model does not say where in the image, or how many; use object detection or segmentation for that. Nearly every classifier in use is a network pretrained on millions of images whose last layer was replaced.",
	demo: {
		inputs: [
			{ type: "img", filename: "cat.svg", alt: "A drawing of a striped tabby cat sitting on a rug and looking at us." },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "tabby, tabby cat", score: 0.61 },
					{ label: "tiger cat", score: 0.24 },
					{ label: "Egyptian cat", score: 0.09 },
					{ label: "lynx, catamount", score: 0.02 },
				],
			},
		],
		note: "The drawing was made for this page and the scores are made up. The labels are those of ImageNet, which has five kinds of domestic cat.",
	},
	models: [
		{
			id: "google/vit-base-patch16-224",
			description:
				"The plain vision transformer: 87 M parameters, pretrained on 14 M images, then on ImageNet's 1,000 classes.",
		},
		{
			id: "facebook/deit-base-distilled-patch16-224",
			description: "The shape of ViT base, trained on ImageNet-1k alone, with a convolutional network as its teacher.",
		},
		{
			id: "facebook/convnext-large-224",
			description: "A modern convolutional network, the equal of transformers of its size.",
		},
	],
	datasets: [
		{
			id: "cifar100",
			description: "60,000 images of 32 × 32 pixels in 100 classes: for trying ideas, not for products.",
		},
		{ id: "fashion_mnist", description: "70,000 grey images of clothes, 28 × 28 pixels, in ten classes." },
	],
	metrics: [
		{
			id: "accuracy",
			description: "The share of images whose best label is right; top-5 accepts any of the best five.",
		},
		{
			id: "recall",
			description: "Of the tabbies, how many were called tabbies; given for each class, it shows the neglected ones.",
		},
		{ id: "precision", description: "Of the images called tabby, how many are." },
		{
			id: "f1",
			description:
				"One figure for both, low as soon as either is; averaged over classes, it is fair to the small ones.",
		},
	],
	spaces: [{ id: "timm/leaderboard", description: "Sets timm's models side by side: accuracy, size and speed." }],
	example: {
		id: "google/vit-base-patch16-224",
		tags: [],
		pipeline_tag: "image-classification",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 87_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 346_000_000, licence: "apache-2.0", gated: false },
			source: "hub:google/vit-base-patch16-224@3f49326 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["google/vit-base-patch16-224"],
	youtubeId: "tjAIM7BOYhw",
	isPlaceholder: false,
	choosing: [
		"ImageNet's labels are seldom yours (well over a hundred of the thousand are breeds of dog), so choose a backbone to fine-tune. With fifty images a class, train only a linear layer on frozen features; self-supervised backbones such as DINOv2 are very good at that. With thousands, fine-tune the whole network at a low learning rate.",
		"Resolution costs compute. At 224 pixels a scratch on a casing is gone before the network sees it. Going from 224 to 384 costs about three times the compute and helps where detail decides; cropping to the thing in question often helps more. Use the model's own resizing and normalisation: a wrong mean and deviation costs points, and nothing tells you.",
		"Convolutional networks and transformers of one size are about equal in accuracy. They differ on the device: convolutions quantize well and run on any phone chip, transformers like large batches on a GPU. Measure on the hardware you will use; counts of operations predict speed badly.",
		"If labels change weekly, or there are no images of them yet, a zero-shot model that compares images with words is the better start. Move to a trained head when the labels settle.",
	],
	measuring: [
		"ImageNet accuracy orders backbones, up to a point. Networks of 90 M parameters reach 81 to 85 %, the largest about 90. Near the top, differences of half a percent are within label noise, since several per cent of the validation labels are wrong or name one of several things in the image. Top-5 accuracy hides confusions between neighbours.",
		"With classes of unequal size report recall for each and their mean (balanced accuracy); plain accuracy is dominated by the largest class. Look at the confusion matrix, then at the images in its largest off-diagonal cells.",
		"Networks take shortcuts: the ruler beside the tumour, the hospital's stamp, the snow behind the wolf. Split by patient, site or camera rather than by image, and test on a source that was not trained on. The drop you find there is nearer to what users will see.",
		"A classifier must choose even for an image of nothing it knows, and does so confidently. If that will happen, measure how well the score separates known from unknown, and set a threshold below which it declines.",
	],
	variants: {
		"multi-class-image-classification": "One label for each image; scores sum to 1.",
		"multi-label-image-classification":
			"Any number of labels for each image, every one with its own score and threshold.",
	},
};
