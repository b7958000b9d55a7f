import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const renderformer: Library = {
	key: "renderformer",
	prettyLabel: "RenderFormer",
	summary: "Renders triangle meshes and their light with a transformer instead of a renderer, by Microsoft.",
	licence: { value: "MIT", source: "github:microsoft/renderformer@1e1cbda README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:microsoft/renderformer@1e1cbda README.md", day: "2026-11-23" },
	platforms: {
		value: ["CUDA", "Metal"],
		source: "github:microsoft/renderformer@1e1cbda README.md",
		day: "2026-11-23",
	},
	repoName: "RenderFormer",
	repoUrl: "https://github.com/microsoft/renderformer",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/microsoft/renderformer", checkout: "requirements" },
	modules: ["infer", "renderformer"],
	snippets: snippets,
};

/** A scene is a file of triangles, which a script of the repository creates from a description. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		# Run in a clone of https://github.com/microsoft/renderformer, after converting one of its scenes:
		# python scene_processor/convert_scene.py examples/cbox.json --output_h5_path cbox.h5
		import imageio.v3 as iio
		import torch
		from infer import load_single_h5_data
		from renderformer import RenderFormerRenderingPipeline

		device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
		pipeline = RenderFormerRenderingPipeline.from_pretrained(${model.id})
		pipeline.to(device)

		scene = {name: data.unsqueeze(0).to(device) for name, data in load_single_h5_data("cbox.h5").items()}
		scene["fov"] = scene["fov"].unsqueeze(-1)
		images = pipeline(**scene, resolution=512, torch_dtype=torch.float32)

		picture = images[0, 0].clamp(0, 1) * 255
		iio.imwrite("view.png", picture.byte().cpu().numpy())
	`;
	return [{ code }];
}
