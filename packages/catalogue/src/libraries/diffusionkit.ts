import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const diffusionkit: Library = {
	key: "diffusionkit",
	prettyLabel: "DiffusionKit",
	summary: "Generates images with diffusion models on Apple silicon, through Core ML and MLX, by Argmax.",
	licence: { value: "MIT", source: "pypi:diffusionkit 0.5.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:diffusionkit 0.5.2", day: "2026-11-23" },
	platforms: { value: ["Metal"], source: "pypi:diffusionkit 0.5.2", day: "2026-11-23" },
	repoName: "DiffusionKit",
	repoUrl: "https://github.com/argmaxinc/DiffusionKit",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "diffusionkit", alsoNeeds: ['mlx[cpu]; sys_platform == "linux"'] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: hasTag(model, "flux") ? flux(model.id) : stableDiffusion(model.id) }];
}

function flux(id: string): Python {
	return py`
		from diffusionkit.mlx import FluxPipeline

		pipeline = FluxPipeline(model_version=${id}, shift=1.0, low_memory_mode=True, a16=True, w16=True)
		${drawing(4, 0)}
	`;
}

function stableDiffusion(id: string): Python {
	return py`
		from diffusionkit.mlx import DiffusionPipeline

		pipeline = DiffusionPipeline(
		    model_version=${id}, shift=3.0, use_t5=False, low_memory_mode=True, a16=True, w16=True
		)
		${drawing(50, 5)}
	`;
}

/** The latent size is the image size divided by 8. */
function drawing(steps: number, weight: number): Python {
	return py`

		width, height = 512, 512
		image, _ = pipeline.generate_image(
		    "an astronaut in a jungle",
		    num_steps=${steps},
		    cfg_weight=${weight},
		    latent_size=(height // 8, width // 8),
		)
		image.save("image.png")
	`;
}
