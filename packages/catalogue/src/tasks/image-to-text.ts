import type { TaskEntry } from "../shapes.ts";

export const imageToText: TaskEntry = {
	id: "image-to-text",
	summary: "A picture goes in, and text comes out: a caption, or the words written in it.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "allenai/olmOCR-7B-0725", description: "Reads pages of documents into text." },
		{
			id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
			description: "Writes detailed captions, meant as training text for image generators.",
		},
	],
	datasets: [
		{ id: "red_caps", description: "Pictures and captions from Reddit." },
		{ id: "conceptual_captions", description: "Pictures from the web with their cleaned alternative text." },
	],
	metrics: [],
	spaces: [
		{ id: "multimodalart/OmniSVG-3B", description: "Draws SVG with OmniSVG." },
		{ id: "numind/NuMarkdown-8B-Thinking", description: "Turns pages into Markdown." },
		{ id: "fancyfeast/joy-caption-beta-one", description: "Writes captions with JoyCaption." },
	],
	widgetModels: ["Salesforce/blip-image-captioning-large"],
	isPlaceholder: true,
};
