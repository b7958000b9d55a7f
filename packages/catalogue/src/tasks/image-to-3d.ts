import type { TaskEntry } from "../shapes.ts";

export const imageTo3d: TaskEntry = {
	id: "image-to-3d",
	summary:
		"Makes a 3D model from a photograph of an object: a textured mesh, or a cloud of soft blobs called Gaussian splats. What the camera saw is reconstructed; the back is invented. Expect a good prop for a scene, not a part to be machined.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "chair.svg",
				alt: "A wooden chair with a back of three slats, seen from the front and a little from above.",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "chair-views.svg",
				alt: "The chair from four sides: from the front, from behind, from behind and above, and as the bare edges of its faces.",
				standsFor: "3D object",
			},
		],
		note: "A script projected all views from one list of corners; nothing was reconstructed. A model would have had to guess what the first image hides.",
	},
	models: [
		{
			id: "openai/shap-e-img2img",
			description:
				"A rough object from one image within a minute, also without a large GPU; coarse beside newer models. MIT licence.",
		},
		{
			id: "microsoft/TRELLIS.2-4B",
			description: "4 B parameters: a mesh with materials, and with thin and open surfaces kept. MIT licence.",
			stated: { source: "starter:microsoft/TRELLIS.2-4B", day: "2026-11-24" },
		},
		{
			id: "TencentARC/InstantMesh",
			description: "Generates six views of the thing, then a textured mesh from them, in seconds.",
		},
		{
			id: "stabilityai/stable-point-aware-3d",
			description:
				"A point cloud first, which you may correct, then a mesh with its materials; under a second. Read its licence before commercial use.",
		},
		{
			id: "hwjiang/Real3D",
			description: "Reconstructs in one pass; learned from ordinary photographs beside rendered objects.",
		},
		{
			id: "tencent/HunyuanWorld-1",
			description: "Not an object but surroundings: a panorama cut into layers and lifted to a mesh to walk in.",
		},
	],
	datasets: [
		{
			id: "allenai/objaverse-xl",
			description: "Over ten million objects gathered from the web; licences and quality differ from one to the next.",
		},
		{ id: "dylanebert/iso3d", description: "Images of single things on plain backgrounds, to try models on." },
	],
	metrics: [
		{
			id: "Chamfer distance",
			description: "Mean distance from each point of one surface to the nearest of the other, both ways.",
		},
		{ id: "LPIPS", description: "Difference in appearance of rendered views, by the features of a network." },
	],
	spaces: [
		{ id: "dylanebert/3d-arena", description: "Ranks models by votes on pairs of results." },
		{ id: "TencentARC/InstantMesh", description: "From an image to a mesh, with the views in between." },
		{ id: "stabilityai/stable-point-aware-3d", description: "Lets you edit the points before the mesh is made." },
		{ id: "hwjiang/Real3D", description: "Real3D on your own image, with the background removed." },
		{ id: "dylanebert/LGM-mini", description: "Gaussian splats from an image by a small LGM." },
	],
	example: {
		id: "openai/shap-e-img2img",
		tags: ["diffusers:ShapEImg2ImgPipeline"],
		pipeline_tag: "image-to-3d",
		library_name: "diffusers",
		cardData: { license: "mit" },
		num_parameters: 315_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 1_260_000_000, licence: "mit", gated: false },
			source: "hub:openai/shap-e-img2img@da6b844 prior/diffusion_pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"What will open the result? Game engines, printers and CAD want a mesh with clean faces; a viewer on the web is happy with splats, which look better on hair and leaves and can hardly be edited. Turning splats into a mesh later loses most of what made them pretty.",
		"There are two families. Feed-forward models reconstruct in one pass, in a second or so, and smooth over what they cannot see. Models that first generate several views, or denoise the shape itself, take longer and give fuller backs, with the risk of views that disagree: two faces on one head is the classic failure.",
		"Give them the image they expect: one object, whole in the frame, background removed, light even, seen slightly from above. Shadows and highlights are otherwise baked into the texture as if they were paint. If you want to relight the result, look for a model that separates colour from roughness and metal.",
		"If you can walk around the object with a phone, do. Photogrammetry from forty images measures; a model with one image guesses.",
	],
	measuring: [
		"With a true shape at hand, sample points on both surfaces and take the Chamfer distance, or the share of points within a threshold (F-score). Align first: scale and orientation from one image are arbitrary, and most of a bad figure is often a turned object.",
		"Appearance is compared on rendered views, usually by LPIPS and PSNR. Report the views near the input and those from behind separately. Averaged together, the seen half hides the imagined one.",
		"Then test the file for its purpose. Is the mesh closed, are there faces inside, how many triangles does it spend, does the texture have seams? Ten objects opened in the tool you will use tell more than a table.",
	],
};
