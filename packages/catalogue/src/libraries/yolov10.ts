import { py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const yolov10: Library = {
	key: "yolov10",
	prettyLabel: "YOLOv10",
	summary: "Detects objects in real time without non-maximum suppression, by Tsinghua University.",
	licence: {
		value: "AGPL-3.0-or-later",
		source: "github:THU-MIG/yolov10@052ad58 pyproject.toml",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:THU-MIG/yolov10@052ad58 pyproject.toml", day: "2026-11-24" },
	repoName: "YOLOv10",
	repoUrl: "https://github.com/THU-MIG/yolov10",
	docsUrl: "https://github.com/THU-MIG/yolov10",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "safetensors" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/THU-MIG/yolov10",
		checkout: "pip",
		brings: ["ultralytics"],
	},
	snippets: snippets,
};

/** A fork of ultralytics with its own class for this version. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const stated = model.tags.some((tag) => /^yolov[0-9]+$/.test(tag));
	const code = py`
		from ultralytics import YOLOv10

		${when(!stated, UNKNOWN_VERSION)}
		model = YOLOv10.from_pretrained(${model.id})

		results = model.predict(source=${IMAGE}, save=True)
		print(results[0].boxes)
	`;
	return [{ code }];
}

const UNKNOWN_VERSION: Python = py`# YOLOvXX: no tag states the version. Replace XX with the correct version if it is not 10.`;
