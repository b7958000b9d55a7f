import type { TaskEntry } from "../shapes.ts";

export const textTo3d: TaskEntry = {
	id: "text-to-3d",
	summary:
		"Makes a 3D object from a line of text, ready to be turned, lit and put into a scene. Hardly any model does this in one step: most draw the object from several sides first, or denoise a compact code of its shape, and build the surface from that. Results serve as props, placeholders and starting points for an artist.",
	demo: {
		inputs: [{ type: "text", label: "Prompt", content: "a three-legged milking stool made of oak" }],
		outputs: [
			{
				type: "img",
				filename: "stool-views.svg",
				alt: "A round stool on three splayed legs, seen from the front, from above, from low down, and as the bare edges of its faces.",
				standsFor: "3D object",
			},
		],
		note: "No model made this stool: a script draws it from a list of corners, so its legs are equal and its seat is flat. Generated ones seldom are.",
	},
	models: [
		{
			id: "openai/shap-e",
			description:
				"Denoises the code of an implicit shape, which becomes a coloured mesh; under a minute on a GPU. From 2023: quick, simple, toy-like. MIT licence.",
		},
		{
			id: "ashawkey/LGM",
			description: "Four generated views, then Gaussian splats from them in seconds; can be turned into a mesh.",
		},
	],
	datasets: [
		{
			id: "allenai/objaverse-xl",
			description: "Over ten million objects from the web, each with its author's licence.",
		},
		{
			id: "tiange/Cap3D",
			description: "Captions for Objaverse's objects, written by models that looked at several views.",
		},
	],
	metrics: [
		{
			id: "CLIP score",
			description: "Similarity of rendered views and prompt, averaged over a circle of cameras.",
		},
		{
			id: "CLIP R-Precision",
			description: "How often a rendering finds its own prompt again among others.",
		},
	],
	spaces: [
		{ id: "hysts/Shap-E", description: "From a sentence or an image to a mesh to download." },
		{ id: "ashawkey/LGM", description: "From text or an image to splats that you can turn." },
	],
	example: {
		id: "openai/shap-e",
		tags: ["diffusers:ShapEPipeline"],
		pipeline_tag: "text-to-3d",
		library_name: "diffusers",
		cardData: { license: "mit" },
		num_parameters: 315_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 1_260_000_000, licence: "mit", gated: false },
			source: "hub:openai/shap-e@1ecdd61 prior/diffusion_pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Consider the detour. Today the best objects from text are made by a good text-to-image model, whose image goes into an image-to-3D model. You choose among images before spending time on geometry, and you get the vocabulary of the larger model. A direct model earns its place when thousands of simple objects are wanted, unattended.",
		"Optimising one object with guidance from a text-to-image model (score distillation) was the method that started the field. It takes from minutes to hours for each object, oversaturates, and likes to put a face on every side. Feed-forward models take seconds and have largely replaced it.",
		"Decide on the representation by what comes next: a mesh with UV coordinates for engines and printing, splats for a viewer. Then count triangles. Generated meshes spend a hundred thousand where an artist would use five, without edge loops, so animation needs a new topology over the old shape.",
		"Keep prompts to one thing and its material. Scenes, counts and relations (a cup on a saucer on a book) melt into one lump; make the parts one by one and put them together yourself.",
	],
	measuring: [
		"There is no true object to compare with, so the usual score renders views and asks CLIP whether they fit the prompt. It sees style and subject and is nearly blind to geometry: a flat card with the right image on both sides does well. Render from above and behind too, and score untextured views beside textured ones.",
		"People's votes on turning videos are the real ranking. Ask for shape and for texture in separate questions, since a good texture hides a poor shape, and fix prompts and one seed for each model beforehand.",
		"For use, check by program: is the mesh watertight, are there loose parts or inverted faces, how many triangles, how large is the texture? Count the share of objects that pass without repair. In production it is the figure that sets the price.",
	],
};
