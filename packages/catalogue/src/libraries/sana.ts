import { py, text, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sana: Library = {
	key: "sana",
	prettyLabel: "Sana",
	summary: "Generates high-resolution images and video efficiently, by NVIDIA.",
	licence: { value: "Apache-2.0", source: "github:NVlabs/Sana@09cf0ce pyproject.toml", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:NVlabs/Sana@09cf0ce pyproject.toml", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA"], source: "github:NVlabs/Sana@742ef1c app/sana_pipeline.py", day: "2026-11-24" },
	repoName: "Sana",
	repoUrl: "https://github.com/NVlabs/Sana",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/NVlabs/Sana",
		alsoNeeds: ["torch", "torchvision"],
	},
	modules: ["app"],
	loads: makesImages,
	snippets: snippets,
};

/** Those for video have scripts of their own. */
function makesImages({ id }: ModelRecord): boolean {
	return !/video|controlnet|world|[_-]wm/i.test(id);
}

/** The modules and configurations are files of the repository, so the code runs in a clone. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (!makesImages(model)) return [];
	return [{ code: /sprint/i.test(model.id) ? sprinting(model) : drawing(model) }];
}

/** The path of the weights, which are named like the repository unless the record lists another file. */
function loading({ id, siblings }: ModelRecord): Python {
	const listed = siblings?.find(({ rfilename }) => rfilename.endsWith(".pth"))?.rfilename;
	if (listed !== undefined) return py`pipeline.from_pretrained(${text`hf://${id}/${listed}`})`;
	return py`
		repository = ${id}
		name = repository.split("/")[-1]
		pipeline.from_pretrained(f"hf://{repository}/checkpoints/{name}.pth")
	`;
}

function drawing(model: ModelRecord): Python {
	const { file, size } = configuration(model.id);
	return py`
		import torch
		from app.sana_pipeline import SanaPipeline
		from torchvision.utils import save_image

		pipeline = SanaPipeline(${`configs/sana_config/${file}.yaml`})
		${loading(model)}

		image = pipeline(
		    prompt=${PROMPT},
		    height=${size},
		    width=${size},
		    guidance_scale=5.0,
		    pag_guidance_scale=2.0,
		    num_inference_steps=20,
		    generator=torch.Generator(device=pipeline.device).manual_seed(42),
		)
		save_image(image, "image.png", normalize=True, value_range=(-1, 1))
	`;
}

/** Distilled to two steps. */
function sprinting(model: ModelRecord): Python {
	return py`
		import torch
		from app.sana_sprint_pipeline import SanaSprintPipeline
		from torchvision.utils import save_image

		folder = "configs/sana_sprint_config/1024ms"
		pipeline = SanaSprintPipeline(f"{folder}/SanaSprint_1600M_1024px_allqknorm_bf16_scm_ladd.yaml")
		${loading(model)}

		image = pipeline(
		    prompt=${PROMPT},
		    height=1024,
		    width=1024,
		    guidance_scale=4.5,
		    num_inference_steps=2,
		    generator=torch.Generator(device=pipeline.device).manual_seed(42),
		)
		save_image(image, "image.png", normalize=True, value_range=(-1, 1))
	`;
}

const PROMPT = "A lighthouse made of books, at dusk, in watercolour";

/** The configuration of a model, by the numbers of parameters and pixels in its name. */
function configuration(id: string): { readonly file: string; readonly size: number } {
	const millions = /(?<![0-9])600M/i.test(id) ? 600 : 1600;
	if (/512px/i.test(id)) return { file: `512ms/Sana_${millions}M_img512`, size: 512 };
	if (/2Kpx/i.test(id)) return { file: "2048ms/Sana_1600M_img2048_bf16", size: 2048 };
	if (/4Kpx/i.test(id)) return { file: "4096ms/Sana_1600M_img4096_bf16", size: 4096 };
	return { file: `1024ms/Sana_${millions}M_img1024`, size: 1024 };
}
