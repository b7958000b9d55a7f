import type { Library } from "../shapes.ts";
import { snippets } from "./ultralytics/snippets.ts";

export const ultralytics: Library = {
	key: "ultralytics",
	prettyLabel: "ultralytics",
	summary: "Trains and runs YOLO models for detection, segmentation and poses, by Ultralytics.",
	licence: { value: "AGPL-3.0-or-later", source: "pypi:ultralytics 8.4.190", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:ultralytics 8.4.190", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:ultralytics/ultralytics@0061379 docs/en/modes/train.md",
		day: "2026-11-24",
	},
	repoName: "ultralytics",
	repoUrl: "https://github.com/ultralytics/ultralytics",
	docsUrl: "https://github.com/ultralytics/ultralytics",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: ["object-detection"],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "ultralytics", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};
