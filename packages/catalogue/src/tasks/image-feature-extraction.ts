import type { TaskEntry } from "../shapes.ts";

export const imageFeatureExtraction: TaskEntry = {
	id: "image-feature-extraction",
	summary:
		"A picture goes in, and vectors that stand for its content come out, for other programs to compare or learn from.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "timm/vit_large_patch14_dinov2.lvd142m", description: "The large DINOv2, trained without labels." },
		{ id: "nvidia/MambaVision-T-1K", description: "A tiny hybrid of Mamba and transformer, trained on ImageNet-1K." },
		{ id: "facebook/dino-vitb16", description: "The first DINO on a base vision transformer, trained without labels." },
		{
			id: "apple/aimv2-large-patch14-336-distilled",
			description: "AIMv2, trained to predict pictures and text together; distilled, for 336 pixels.",
		},
		{ id: "OpenGVLab/InternViT-6B-448px-V1-2", description: "The 6 B picture encoder of InternVL." },
	],
	datasets: [{ id: "imagenet-1k", description: "1.28 million training pictures in 1,000 classes." }],
	metrics: [],
	spaces: [{ id: "timm/leaderboard", description: "Compares the models of timm." }],
	widgetModels: [],
	isPlaceholder: true,
};
