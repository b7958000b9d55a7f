import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const lightningPose: Library = {
	key: "lightning-pose",
	prettyLabel: "Lightning Pose",
	summary:
		"Estimates the poses of animals in videos, trained with few labelled frames, by the Paninski Lab of Columbia University.",
	licence: { value: "MIT", source: "pypi:lightning-pose 2.4.3", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:lightning-pose 2.4.3", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:lightning-pose 2.4.3", day: "2026-11-24" },
	repoName: "Lightning Pose",
	repoUrl: "https://github.com/paninski-lab/lightning-pose",
	docsUrl: "https://lightning-pose.readthedocs.io/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "lightning-pose", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from huggingface_hub import snapshot_download
		from lightning_pose.api import Model

		model = Model.from_dir(snapshot_download(${id}))

		result = model.predict_on_video_file("video.mp4")
		print(result.predictions)
	`;
	return [{ code }];
}
