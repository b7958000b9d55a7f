import type { Library } from "../shapes.ts";
import { snippets } from "./ultralytics/snippets.ts";

export const yolov26: Library = {
	key: "yolov26",
	prettyLabel: "YOLOv26",
	summary: "Detects, segments and tracks objects with the YOLO26 models, by Ultralytics.",
	licence: { value: "AGPL-3.0-or-later", source: "pypi:ultralytics 8.4.190", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:ultralytics 8.4.190", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:ultralytics/ultralytics@0061379 docs/en/modes/train.md",
		day: "2026-11-24",
	},
	repoName: "YOLOv26",
	repoUrl: "https://github.com/ultralytics/ultralytics",
	docsUrl: "https://docs.ultralytics.com/models/yolo26/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "safetensors" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "ultralytics", alsoNeeds: ["huggingface_hub"] },
	snippets: (model) => snippets({ ...model, tags: [...model.tags, "yolov26"] }),
};
