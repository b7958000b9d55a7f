import type { TaskEntry } from "../shapes.ts";

export const textTo3d: TaskEntry = {
	id: "text-to-3d",
	summary: "A description goes in, and a 3-D object comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "openai/shap-e", description: "Makes meshes and radiance fields from text or a picture." },
		{ id: "ashawkey/LGM", description: "Makes an object of Gaussian splats from several generated views." },
	],
	datasets: [
		{ id: "allenai/objaverse-xl", description: "More than ten million 3-D objects." },
		{ id: "tiange/Cap3D", description: "Captions for the objects of Objaverse." },
	],
	metrics: [],
	spaces: [
		{ id: "hysts/Shap-E", description: "A demo of Shap-E." },
		{ id: "ashawkey/LGM", description: "A demo of LGM." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
