import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const hunyuan3d2: Library = {
	key: "hunyuan3d-2",
	prettyLabel: "Hunyuan3D-2",
	summary: "Generates textured 3D models from an image or a text, by Tencent.",
	languages: {
		value: ["Python"],
		source: "github:Tencent/Hunyuan3D-2@d10b128 examples/shape_gen.py",
		day: "2026-11-24",
	},
	platforms: { value: ["CUDA"], source: "github:Tencent/Hunyuan3D-2@de02c52 api_server.py", day: "2026-11-24" },
	repoName: "Hunyuan3D-2",
	repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_filename", value: "model_index" },
			{ field: "path_filename", value: "config" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/Tencent/Hunyuan3D-2", checkout: "requirements" },
	modules: ["hy3dgen"],
	snippets: snippets,
};

/** A repository may hold several models, each in a folder; without its files, the library takes its default folder. */
function snippets({ id, siblings = [] }: ModelRecord): readonly LoadSnippet[] {
	const folders = siblings.map(({ rfilename }) => /^(hunyuan3d-dit[^/]*)\//.exec(rfilename)?.[1]);
	const folder = folders.find((name) => name !== undefined);
	const where = folder === undefined ? py`` : py`, subfolder=${folder}`;
	const code = py`
		from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

		pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(${id}${where})

		[mesh] = pipeline(image="photo.png")
		mesh.export("object.glb")
	`;
	return [{ code }];
}
