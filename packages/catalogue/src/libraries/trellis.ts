import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const trellis: Library = {
	key: "trellis",
	prettyLabel: "Trellis",
	summary: "Generates 3D objects as meshes, Gaussians or radiance fields from an image, by Microsoft.",
	licence: { value: "MIT", source: "github:microsoft/TRELLIS@016c702 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:microsoft/TRELLIS@016c702 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:microsoft/TRELLIS@016c702 README.md", day: "2026-11-24" },
	repoName: "Trellis",
	repoUrl: "https://github.com/microsoft/TRELLIS",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/microsoft/TRELLIS" },
	modules: ["trellis"],
	loads: makesObjects,
	snippets: snippets,
};

/** Models for text and for images have pipelines of their own. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id, pipeline_tag: task } = model;
	if (!makesObjects(model)) return [{ note: `Trellis makes 3D objects; this model is for ${String(task)}.` }];
	return [{ code: task === "text-to-3d" ? fromText(id) : fromImage(id) }];
}

const fromImage = (id: string): Python => py`
	from PIL import Image
	from trellis.pipelines import TrellisImageTo3DPipeline

	pipeline = TrellisImageTo3DPipeline.from_pretrained(${id})
	pipeline.cuda()

	outputs = pipeline.run(Image.open("photo.png"))
	outputs["gaussian"][0].save_ply("object.ply")
`;

const fromText = (id: string): Python => py`
	from trellis.pipelines import TrellisTextTo3DPipeline

	pipeline = TrellisTextTo3DPipeline.from_pretrained(${id})
	pipeline.cuda()

	outputs = pipeline.run("a small wooden fishing boat")
	outputs["gaussian"][0].save_ply("object.ply")
`;

/** The name also means a way to quantize language models, which other libraries read. */
function makesObjects({ pipeline_tag: task }: ModelRecord): boolean {
	return task === undefined || task.endsWith("-to-3d");
}
