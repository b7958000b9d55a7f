import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const ben2: Library = {
	key: "ben2",
	prettyLabel: "BEN2",
	summary: "Removes the background from images and videos, by Prama.",
	languages: { value: ["Python"], source: "github:PramaLLC/BEN2@63db7d6 README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:PramaLLC/BEN2@63db7d6 README.md", day: "2026-11-23" },
	repoName: "BEN2",
	repoUrl: "https://github.com/PramaLLC/BEN2",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/PramaLLC/BEN2",
		checkout: "pip",
		alsoNeeds: ["pillow", "torch"],
	},
	modules: ["ben2"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		import torch
		from ben2 import AutoModel
		from PIL import Image

		device = "cuda" if torch.cuda.is_available() else "cpu"
		model = AutoModel.from_pretrained(${model.id}).to(device).eval()

		url = ${IMAGE}
		foreground = model.inference(Image.open(urlopen(url)))
		foreground.save("foreground.png")
	`;
	return [{ code }];
}
