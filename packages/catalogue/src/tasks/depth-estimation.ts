import type { TaskEntry } from "../shapes.ts";

export const depthEstimation: TaskEntry = {
	id: "depth-estimation",
	summary: "A picture goes in, and the distance of every pixel from the camera comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "depth-anything/Depth-Anything-V2-Large",
			description: "Relative depth (nearer, farther) from a single picture; the large size.",
		},
		{ id: "jingheya/lotus-depth-g-v1-0", description: "Depth by a diffusion model, the generative variant of Lotus." },
		{ id: "tencent/DepthCrafter", description: "Depth for whole videos that stays steady from frame to frame." },
		{ id: "apple/DepthPro-hf", description: "Depth in metres with sharp edges, without knowing the camera." },
	],
	datasets: [
		{ id: "sayakpaul/nyu_depth_v2", description: "Indoor pictures with measured depth." },
		{ id: "depth-anything/DA-2K", description: "Pairs of points in pictures, marked by which is nearer." },
	],
	metrics: [],
	spaces: [
		{
			id: "radames/dpt-depth-estimation-3d-voxels",
			description: "Turns the estimated depth into a 3-D model of voxels.",
		},
		{ id: "akhaliq/depth-pro", description: "A demo of Depth Pro." },
		{ id: "tencent/DepthCrafter", description: "Estimates the depth of a video." },
		{ id: "facebook/sapiens-depth", description: "Estimates the depth of people in pictures." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
