import type { Library } from "../shapes.ts";

export const glyphByt5: Library = {
	key: "glyph-byt5",
	prettyLabel: "Glyph-ByT5",
	summary: "Encodes text by its glyphs, so that image generators spell it correctly, by Zeyu Liu and co-authors.",
	languages: { value: ["Python"], source: "github:AIGText/Glyph-ByT5@b850ea9 README.md", day: "2026-11-24" },
	repoName: "Glyph-ByT5",
	repoUrl: "https://github.com/AIGText/Glyph-ByT5",
	filter: false,
	countDownloads: { field: "path", value: "checkpoints/byt5_model.pt" },
	tasks: [],
	hostedTasks: [],
};
