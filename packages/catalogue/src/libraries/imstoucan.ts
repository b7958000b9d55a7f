import type { Library } from "../shapes.ts";

export const imstoucan: Library = {
	key: "imstoucan",
	prettyLabel: "IMS Toucan",
	summary: "Generates speech in thousands of languages and trains voices, by the University of Stuttgart.",
	licence: {
		value: "Apache-2.0",
		source: "github:DigitalPhonetics/IMS-Toucan@9bea934 LICENSE",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:DigitalPhonetics/IMS-Toucan@0087b27 README.md",
		day: "2026-11-24",
	},
	platforms: { value: ["CPU"], source: "github:DigitalPhonetics/IMS-Toucan@0087b27 README.md", day: "2026-11-24" },
	repoName: "IMS-Toucan",
	repoUrl: "https://github.com/DigitalPhonetics/IMS-Toucan",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "embedding_gan.pt" },
			{ field: "path", value: "Vocoder.pt" },
			{ field: "path", value: "ToucanTTS.pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
