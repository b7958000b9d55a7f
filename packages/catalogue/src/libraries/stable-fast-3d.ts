import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const stableFast3d: Library = {
	key: "stable-fast-3d",
	prettyLabel: "Stable Fast 3D",
	summary: "Makes a textured 3D mesh from one image, by Stability AI.",
	languages: { value: ["Python"], source: "github:Stability-AI/stable-fast-3d@05bee28 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:Stability-AI/stable-fast-3d@070ece1 run.py", day: "2026-11-24" },
	repoName: "Stable Fast 3D",
	repoUrl: "https://github.com/Stability-AI/stable-fast-3d",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Stability-AI/stable-fast-3d",
		checkout: "requirements",
	},
	snippets: snippets,
};

/** The script takes the id of a repository, and removes the background of the image itself. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# In a clone of https://github.com/Stability-AI/stable-fast-3d
		# The mesh is written to output/0/mesh.glb.
		python run.py photo.png --pretrained-model ${id} --output-dir output
	`;
	return [{ code }];
}
