import type { TaskEntry } from "../shapes.ts";

export const anyToAny: TaskEntry = {
	id: "any-to-any",
	summary: "Several kinds of input go in together (text, pictures, sound, video), and one or several kinds come out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "Qwen/Qwen2.5-Omni-7B", description: "Takes text, pictures, sound and video; answers in text and speech." },
		{ id: "OmniGen2/OmniGen2", description: "Takes text and pictures; makes, edits and describes pictures." },
		{
			id: "openbmb/MiniCPM-o-2_6",
			description: "Takes pictures, video and sound; answers in text and speech, small enough for a phone.",
		},
		{ id: "ByteDance-Seed/BAGEL-7B-MoT", description: "Understands, makes and edits pictures in one model." },
	],
	datasets: [
		{
			id: "PKU-Alignment/align-anything",
			description: "Preferences of people over answers in text, pictures, sound and video.",
		},
	],
	metrics: [],
	spaces: [{ id: "OmniGen2/OmniGen2", description: "A demo of OmniGen2." }],
	widgetModels: [],
	isPlaceholder: true,
};
