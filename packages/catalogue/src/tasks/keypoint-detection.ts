import type { TaskEntry } from "../shapes.ts";

export const keypointDetection: TaskEntry = {
	id: "keypoint-detection",
	summary:
		"A picture goes in, and points of interest come out: joints of a body, or corners to be found again in another picture.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "magic-leap-community/superpoint",
			description: "Finds and describes points that can be found again in another view.",
		},
		{ id: "magic-leap-community/superglue_outdoor", description: "Matches the points of two outdoor pictures." },
		{ id: "qualcomm/RTMPose-Body2d", description: "Finds the joints of bodies, prepared to run on phones." },
		{ id: "ETH-CVG/lightglue_disk", description: "Matches DISK points quickly." },
	],
	datasets: [
		{ id: "Vincent-luo/hagrid-mediapipe-hands", description: "Hand gestures with the landmarks MediaPipe found." },
	],
	metrics: [],
	spaces: [
		{ id: "datasciencedojo/Hand-Keypoint-Detection-Realtime", description: "Follows the points of a hand live." },
		{ id: "ETH-CVG/LightGlue", description: "A demo of LightGlue." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
