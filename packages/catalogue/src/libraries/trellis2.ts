import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const trellis2: Library = {
	key: "trellis2",
	prettyLabel: "TRELLIS.2",
	summary: "Generates textured 3D objects with physical materials from an image, by Microsoft.",
	licence: { value: "MIT", source: "github:microsoft/TRELLIS.2@35292ab README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:microsoft/TRELLIS.2@35292ab README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:microsoft/TRELLIS.2@35292ab README.md", day: "2026-11-24" },
	repoName: "TRELLIS.2",
	repoUrl: "https://github.com/microsoft/TRELLIS.2",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/microsoft/TRELLIS.2" },
	modules: ["trellis2", "o_voxel"],
	// A LoRA is weights without a pipeline, which this class cannot read.
	loads: ({ tags }) => !tags.includes("lora"),
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import o_voxel
		from PIL import Image
		from trellis2.pipelines import Trellis2ImageTo3DPipeline

		pipeline = Trellis2ImageTo3DPipeline.from_pretrained(${id})
		pipeline.cuda()

		mesh = pipeline.run(Image.open("photo.png"))[0]
		mesh.simplify(16_777_216)  # as many faces as nvdiffrast renders
		glb = o_voxel.postprocess.to_glb(
		    vertices=mesh.vertices,
		    faces=mesh.faces,
		    attr_volume=mesh.attrs,
		    coords=mesh.coords,
		    attr_layout=mesh.layout,
		    voxel_size=mesh.voxel_size,
		    aabb=[[-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]],
		)
		glb.export("object.glb")
	`;
	return [{ code }];
}
