import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const liveportrait: Library = {
	key: "liveportrait",
	prettyLabel: "LivePortrait",
	summary: "Animates a portrait with the expressions of a video, by Kuaishou.",
	licence: { value: "MIT", source: "github:KwaiVGI/LivePortrait@699a90a LICENSE", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:KwaiVGI/LivePortrait@003de48 readme.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:KwaiVGI/LivePortrait@003de48 readme.md", day: "2026-11-24" },
	repoName: "LivePortrait",
	repoUrl: "https://github.com/KwaiVGI/LivePortrait",
	filter: false,
	countDownloads: { field: "path", value: "liveportrait/landmark.onnx" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/KwaiVGI/LivePortrait",
		checkout: "requirements",
		alsoNeeds: ["huggingface_hub"],
	},
	snippets: snippets,
};

/** The code is not a package: its script runs in a clone, with the weights in its folder. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# In a clone of https://github.com/KwaiVGI/LivePortrait
		hf download ${id} --local-dir pretrained_weights
		python inference.py -s portrait.jpg -d driving.mp4
	`;
	return [{ code }];
}
