import type { TaskEntry } from "../shapes.ts";

export const videoToVideo: TaskEntry = {
	id: "video-to-video",
	summary:
		"Film goes in and other film comes out, frame for frame in step: restyled, relit, enlarged, repaired, or with one thing in it exchanged. The hard part is time. Every frame may look fine alone and the clip still flicker.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "kite-frames.svg",
				alt: "Four frames a second apart: the kite climbs, dips to the right and climbs again.",
				standsFor: "video",
			},
			{ type: "text", label: "Instruction", content: "Make it night, with a full moon." },
		],
		outputs: [
			{
				type: "img",
				filename: "kite-night-frames.svg",
				alt: "The same four frames by moonlight: same poses, dark blue sky, dim hills.",
				standsFor: "video",
			},
		],
		note: "Recoloured for this page, so what should stay has stayed exactly. Models rarely manage that.",
	},
	models: [
		{ id: "decart-ai/Lucy-Edit-Dev", description: "Edits a video as a sentence asks." },
		{ id: "LeoLau/Shape-for-Motion", description: "Edits a video by way of a 3-D proxy of its object." },
		{ id: "nvidia/Cosmos-Transfer2.5-2B", description: "Re-renders a video from its edges, depth or segmentation." },
		{ id: "numz/SeedVR2_comfyUI", description: "SeedVR2, which restores and enlarges video, packed for ComfyUI." },
	],
	datasets: [
		{ id: "suimu/VIRESET", description: "Clips for training and testing the editing of single objects in video." },
		{ id: "zhangsh2001/LongV-EVAL", description: "Cases for testing the editing of long videos." },
		{ id: "Iceclear/SeedVR_VideoDemos", description: "Example videos of SeedVR." },
	],
	metrics: [],
	spaces: [
		{ id: "decart-ai/lucy-edit-dev", description: "A demo of Lucy Edit." },
		{ id: "ByteDance-Seed/SeedVR2-3B", description: "A demo of SeedVR2 with 3 B parameters." },
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Name the change before you look for a model, for the task is really several. Restoring and enlarging wants a model that adds detail and nothing else. Editing by instruction wants one trained on pairs of before and after. Turning simulated film into realistic film wants control signals: edges, depth, segmentation.",
		"The less may change, the more control you need. With an instruction alone the whole frame is made anew, faces included. With a mask or a control signal the rest is held.",
		"Length is limited by memory: clips are cut into pieces of a few seconds and joined with an overlap. Look at the joints, and at what happens to something that leaves the picture and returns.",
		"For restoration, decide whether invented detail is allowed. In film for entertainment it is; in a recording that is evidence it is forgery.",
	],
	measuring: [
		"Measure what should change and what should not, apart. For the first, whether the instruction is visible in the clip: votes, or a vision-language model's answers. For the second, the difference outside the edited region: PSNR or LPIPS against the source.",
		"Steadiness over time: warp each frame onto the next with the source's optical flow and take the error. A model that flickers shows here at once.",
		"Where there is a clean original, as in restoration, use PSNR and SSIM for fidelity and a perceptual measure beside them. They disagree, and that is the point: one punishes invention, the other rewards it.",
	],
};
