import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const hyWorld2: Library = {
	key: "hy-world-2",
	prettyLabel: "HY-World-2.0",
	summary: "Generates and reconstructs 3D worlds from text, images or video, by Tencent.",
	languages: {
		value: ["Python"],
		source: "github:Tencent-Hunyuan/HY-World-2.0@28092a8 README.md",
		day: "2026-11-23",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:Tencent-Hunyuan/HY-World-2.0@28092a8 README.md",
		day: "2026-11-23",
	},
	repoName: "HY-World-2.0",
	repoUrl: "https://github.com/Tencent-Hunyuan/HY-World-2.0",
	filter: false,
	countDownloads: { field: "path_extension", value: "json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/Tencent-Hunyuan/HY-World-2.0" },
	modules: ["hyworld2"],
	snippets: snippets,
};

/** Only the model that reconstructs a scene is released, not those that generate one. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from hyworld2.worldrecon.pipeline import WorldMirrorPipeline

		pipeline = WorldMirrorPipeline.from_pretrained(${id})

		# A folder of photos of one scene.
		print(pipeline("photos"))
	`;
	return [{ code }];
}
