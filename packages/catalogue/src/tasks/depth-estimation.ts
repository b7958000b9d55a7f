import type { TaskEntry } from "../shapes.ts";

export const depthEstimation: TaskEntry = {
	id: "depth-estimation",
	summary:
		"Estimates the distance of every pixel of an image from the camera. A single image cannot settle this by geometry (a doll's house nearby looks like a house far away), so the model relies on what it has seen: how tall doors are, where floors end, what hides what. Many models give only relative depth; some give metres.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "lane.svg",
				alt: "A lane runs towards hills. Near us a post box and a fence; farther off trees, and a cottage at the end.",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "lane-depth.svg",
				alt: "The same scene by distance: post box and the first fence post palest, then the big tree, the cottage dark, the sky darkest.",
			},
		],
		note: "Both images were drawn for this page; no model ran. A real map changes smoothly, this one in twelve steps.",
	},
	models: [
		{
			id: "depth-anything/Depth-Anything-V2-Small-hf",
			description: "The smallest Depth Anything V2, 25 M parameters: relative depth, fast on a CPU. Apache-2.0.",
		},
		{
			id: "depth-anything/Depth-Anything-V2-Large",
			description:
				"Relative depth with fine detail, learned from rendered scenes and then from millions of unlabelled photographs. Loads with its own library. Read its licence before commercial use.",
		},
		{
			id: "apple/DepthPro-hf",
			description: "Metres and sharp edges from any photograph; estimates the focal length itself.",
		},
		{
			id: "jingheya/lotus-depth-g-v1-0",
			description: "A diffusion model adapted to depth that needs a single step; this is the generative variant.",
		},
		{
			id: "tencent/DepthCrafter",
			description:
				"For videos: relative depth that does not flicker from frame to frame. Slow, and needs a lot of memory.",
		},
	],
	datasets: [
		{
			id: "sayakpaul/nyu_depth_v2",
			description: "Rooms recorded with a Kinect, so depth reaches about 10 m and has holes; 654 images for testing.",
		},
		{
			id: "depth-anything/DA-2K",
			description: "About 2,000 pairs of points in varied images, each marked by people: which of the two is nearer?",
		},
	],
	metrics: [
		{ id: "AbsRel", description: "The error divided by the true depth, averaged over pixels; lower is better." },
		{
			id: "δ1",
			description: "The share of pixels whose depth is within a factor of 1.25 of the truth; higher is better.",
		},
		{ id: "RMSE", description: "Root of the mean squared error, in metres. Dominated by the far pixels." },
	],
	spaces: [
		{ id: "radames/dpt-depth-estimation-3d-voxels", description: "Turns an image into voxels, by its depth." },
		{ id: "akhaliq/depth-pro", description: "A demo of Depth Pro, with the focal length it guessed." },
		{ id: "tencent/DepthCrafter", description: "Estimates the depth of a short video." },
		{ id: "facebook/sapiens-depth", description: "Depth of people, down to the folds of clothes." },
	],
	example: {
		id: "depth-anything/Depth-Anything-V2-Small-hf",
		tags: ["depth_anything"],
		pipeline_tag: "depth-estimation",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 25_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 99_200_000, licence: "apache-2.0", gated: false },
			source: "hub:depth-anything/Depth-Anything-V2-Small-hf@5426e4f model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Do you need metres? To blur a background, guide an image generator or put text behind a person, the order of depths is enough, and relative models are more robust. To measure a room or steer a robot you need metric depth, and then the camera matters: a model trained on one lens is wrong by a constant factor on another, unless it takes the focal length or estimates it. Indoor checkpoints know nothing beyond about ten metres.",
		"Read what the numbers mean before using them. Many relative models give inverse depth, up to an unknown scale and shift: large is near, and a value says nothing by itself. Metric ones give distance: large is far. In transformers `predicted_depth` holds the values; the `depth` image beside it is stretched to the full range of grey for each input alone, so two of them cannot be compared.",
		"Edges decide how the result looks in 3D. Soft borders become curtains of stray points between a person and the wall behind. Models that work at high resolution or start from a diffusion model keep them crisp, for several times the compute. For live use a small variant at 300 to 500 pixels is usually the right trade.",
		"Frame by frame, a video flickers, because scale and shift are estimated again each time. Use a video model, or align each frame to the previous one. And where there are two cameras, a depth sensor or a known motion, use them: even a sparse measurement beats any guess from one image.",
	],
	measuring: [
		"AbsRel and δ1 are the usual pair; on NYU good relative models reach about 0.045 and 0.98. For relative models, predictions are first fitted to the truth with a scale and a shift for each image; a paper that does this and one that does not are not comparable. Check, too, where depth is cut off (10 m indoors, 80 m on roads are common), since the far end dominates RMSE.",
		"Ground truth from sensors misleads in places. Kinect and lidar have no values on glass, hair and black cars, and those pixels are left out of the score, though they are where models fail. Look at windows, mirrors, thin railings and the sky yourself.",
		"For your own use, test what you will do with it: measure twenty known distances with a tape, or count how often the nearer of two marked points is found. The second takes an hour to prepare and needs no sensor at all.",
	],
};
