import type { TaskEntry } from "../shapes.ts";

export const unconditionalImageGeneration: TaskEntry = {
	id: "unconditional-image-generation",
	summary:
		"Generates images like those the model was trained on, from random noise and without a prompt: another face, another cell. The seed is the only thing to change. In practice, this is where generators are studied and taught, and a way to make training data in fields that have little.",
	demo: {
		inputs: [
			{ type: "img", filename: "noise.svg", alt: "A field of small squares in random muted colours." },
			{ type: "text", label: "Seeds", content: "1, 2, 3, 4, 5, 6" },
		],
		outputs: [
			{
				type: "img",
				filename: "flowers.svg",
				alt: "Six flowers that differ in colour, in number and form of petals, and in the bend of the stem.",
			},
		],
		note: "A script draws these flowers by rules, each from its seed; no network is involved. The principle is the same: equal seed, equal flower.",
	},
	models: [
		{
			id: "google/ddpm-cifar10-32",
			description:
				"The diffusion model of the 2020 paper for images of 32 × 32 pixels: small enough to take apart on a laptop.",
		},
		{
			id: "google/ddpm-celebahq-256",
			description:
				"The diffusion model of the 2020 paper for faces of 256 × 256 pixels, 114 M parameters. A thousand steps as published.",
		},
	],
	datasets: [
		{ id: "cifar100", description: "60,000 images of 32 × 32 pixels in 100 classes: for trying ideas overnight." },
		{
			id: "CelebA",
			description: "202,599 photographs of 10,177 well-known people, who were not asked. Not for commercial use.",
		},
	],
	metrics: [
		{
			id: "Inception score (IS)",
			description: "Is a classifier sure about each image, and are its answers varied over all? Higher is better.",
		},
		{
			id: "Fréchet Inception Distance (FID)",
			description:
				"Distance between the statistics of generated and real images in a network's features. Lower is nearer.",
		},
	],
	spaces: [{ id: "CompVis/celeba-latent-diffusion", description: "Faces by diffusion in a compressed space." }],
	example: {
		id: "google/ddpm-celebahq-256",
		tags: ["diffusers:DDPMPipeline"],
		pipeline_tag: "unconditional-image-generation",
		library_name: "diffusers",
		cardData: { license: "apache-2.0" },
		num_parameters: 114_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 455_000_000, licence: "apache-2.0", gated: false },
			source: "hub:google/ddpm-celebahq-256@cd5c944 diffusion_pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"If you want images of something, take a text-to-image model; this task is for learning how generators work, or for a domain of your own. A checkpoint is its dataset: one of faces will never draw a church, and fine-tuning it on another subject is mostly training from scratch with a head start.",
		"For training on your own images, a diffusion model is the forgiving choice. Five thousand images at 64 or 128 pixels and a day on one GPU give something recognisable. Adversarial networks (StyleGAN and its line) sample in one step and offer a latent space to walk through, but need care, and settle on a few motifs when it goes wrong.",
		"Sampling is a setting separate from the weights. DDPM's own schedule takes 1,000 steps; the same weights with a DDIM or DPM-Solver scheduler give nearly the same quality in 20 to 50. In diffusers that means replacing one object, and it is worth trying before training anything faster.",
		"With few images, beware of copies. A network of 100 M parameters learns 500 images by heart and returns them. If the images show patients or faces, that is a data leak, not synthesis.",
	],
	measuring: [
		"FID is the usual measure: 50,000 samples against the training set, with one fixed implementation, since the way images are resized shifts it by more than papers differ. DDPM's 3.2 on CIFAR-10 was remarkable in 2020, and below 2 is usual now. With 5,000 samples it is biased upwards. Its features come from ImageNet objects and judge faces, X-rays and textures poorly; features of a self-supervised network agree better with people.",
		"One number mixes two faults. Precision (are the samples plausible?) and recall (are all kinds of real images covered?) separate them. A generator that draws a hundred perfect faces again and again has high precision and next to no recall. The inception score sees neither the data nor repetition within a class.",
		"Look up the nearest training image for a few hundred samples, in feature space, and show them in pairs. It is the only convincing check for memorisation. If the samples are to train a model, then the accuracy of that model on real images is the figure that counts.",
	],
};
