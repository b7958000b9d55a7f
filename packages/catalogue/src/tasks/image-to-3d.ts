import type { TaskEntry } from "../shapes.ts";

export const imageTo3d: TaskEntry = {
	id: "image-to-3d",
	summary: "A picture goes in, and a 3-D object comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "TencentARC/InstantMesh", description: "Makes a mesh from one picture by way of several generated views." },
		{ id: "tencent/HunyuanWorld-1", description: "Makes scenes to walk through from text or a picture." },
		{ id: "hwjiang/Real3D", description: "Trained on real pictures beside rendered ones." },
		{
			id: "stabilityai/stable-point-aware-3d",
			description: "Makes a mesh by way of a point cloud, which can be edited in between.",
		},
	],
	datasets: [
		{ id: "allenai/objaverse-xl", description: "More than ten million 3-D objects." },
		{ id: "dylanebert/iso3d", description: "Single objects on plain ground, for comparing models." },
	],
	metrics: [],
	spaces: [
		{ id: "dylanebert/3d-arena", description: "Ranks models by votes." },
		{ id: "TencentARC/InstantMesh", description: "A demo of InstantMesh." },
		{ id: "stabilityai/stable-point-aware-3d", description: "A demo of the point-aware model." },
		{ id: "hwjiang/Real3D", description: "A demo of Real3D." },
		{ id: "dylanebert/LGM-mini", description: "A demo of a small LGM." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
