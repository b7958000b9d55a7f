import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const gaussianformer: Library = {
	key: "gaussianformer",
	prettyLabel: "GaussianFormer",
	summary: "Renders scenes of 3D Gaussian splats with a transformer, by SVLwoof.",
	licence: { value: "MIT", source: "github:SVLwoof/gaussianformer@1b9ae9f README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:SVLwoof/gaussianformer@1b9ae9f README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:SVLwoof/gaussianformer@1b9ae9f README.md", day: "2026-11-24" },
	repoName: "GaussianFormer",
	repoUrl: "https://github.com/SVLwoof/gaussianformer",
	filter: false,
	countDownloads: { field: "path", value: "config.json" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/SVLwoof/gaussianformer",
		checkout: "pip",
		alsoNeeds: ["flash-attn", "pillow"],
	},
	modules: ["gaussianformer"],
	snippets: snippets,
};

/** Eight views around the object; the images have values from 0 to 1. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from gaussianformer import GaussianFormerRenderingPipeline, load_ply
		from gaussianformer.utils.cameras import orbit
		from PIL import Image

		pipeline = GaussianFormerRenderingPipeline.from_pretrained(${id}).to("cuda")

		# A 3D Gaussian splat; "up" is the axis that points up in it.
		gaussians = load_ply("object.ply", up="z")
		cameras = torch.from_numpy(orbit(8, 1.7))
		views = pipeline(gaussians, cameras, fov=45.0)
		for number, view in enumerate(views):
		    pixels = (view.clamp(0, 1) * 255).byte().cpu().numpy()
		    Image.fromarray(pixels).save(f"view-{number}.png")
	`;
	return [{ code }];
}
