import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const depthPro: Library = {
	key: "depth-pro",
	prettyLabel: "Depth Pro",
	summary: "Estimates sharp metric depth from one image, without camera data, by Apple.",
	licence: { value: "LicenseRef-Apple", source: "github:apple/ml-depth-pro@fc4662e LICENSE", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:apple/ml-depth-pro@026bb50 README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:apple/ml-depth-pro@195b76c src/depth_pro/cli/run.py",
		day: "2026-11-24",
	},
	repoName: "Depth Pro",
	repoUrl: "https://github.com/apple/ml-depth-pro",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/apple/ml-depth-pro",
		checkout: "project",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["depth_pro"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from dataclasses import replace
		from urllib.request import urlopen

		import depth_pro
		from depth_pro.depth_pro import DEFAULT_MONODEPTH_CONFIG_DICT
		from huggingface_hub import hf_hub_download
		from PIL import Image

		config = replace(DEFAULT_MONODEPTH_CONFIG_DICT, checkpoint_uri=hf_hub_download(${model.id}, "depth_pro.pt"))
		model, transform = depth_pro.create_model_and_transforms(config=config)
		model.eval()

		url = ${IMAGE}
		image = Image.open(urlopen(url)).convert("RGB")
		prediction = model.infer(transform(image))
		print(prediction["depth"])  # metres
		print(prediction["focallength_px"])
	`;
	return [{ code }];
}
