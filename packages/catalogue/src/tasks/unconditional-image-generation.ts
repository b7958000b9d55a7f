import type { TaskEntry } from "../shapes.ts";

export const unconditionalImageGeneration: TaskEntry = {
	id: "unconditional-image-generation",
	summary: "Random noise goes in, and a picture like those the model was trained on comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "google/ddpm-cifar10-32", description: "A diffusion model of CIFAR-10: pictures of 32 × 32 pixels." },
		{ id: "google/ddpm-celebahq-256", description: "A diffusion model of CelebA-HQ: faces of 256 × 256 pixels." },
	],
	datasets: [
		{ id: "cifar100", description: "Small pictures of 32 × 32 pixels in 100 classes." },
		{ id: "CelebA", description: "Faces of well-known people with attributes." },
	],
	metrics: [
		{
			id: "Inception score (IS)",
			description: "Whether a classifier is sure about each picture and varied over all of them.",
		},
		{
			id: "Fréchet Inception Distance (FID)",
			description: "How far the statistics of generated pictures are from those of real ones; lower is closer.",
		},
	],
	spaces: [{ id: "CompVis/celeba-latent-diffusion", description: "Makes faces with latent diffusion." }],
	widgetModels: [],
	isPlaceholder: true,
};
