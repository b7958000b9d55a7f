import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const araclip: Library = {
	key: "araclip",
	prettyLabel: "AraClip",
	summary: "Matches images with Arabic text through shared embeddings, by the Arabic-Clip project.",
	languages: { value: ["Python"], source: "github:Arabic-Clip/Araclip@526831e README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU"],
		source: "github:Arabic-Clip/Araclip@8c9908a src/araclip/modeling_araclip.py",
		day: "2026-11-24",
	},
	repoName: "AraClip",
	repoUrl: "https://huggingface.co/Arabic-Clip/araclip",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Arabic-Clip/Araclip",
		checkout: "pip",
		alsoNeeds: ["numpy", "pillow"],
	},
	modules: ["araclip"],
	snippets: snippets,
};

/** A cat, a dog and a llama, in Arabic. */
const LABELS: readonly string[] = ["قطة", "كلب", "لاما"];

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		import numpy as np
		from araclip import AraClip
		from PIL import Image

		model = AraClip.from_pretrained(${model.id})

		labels = ${LABELS}
		url = ${IMAGE}
		image_features = model.embed(image=Image.open(urlopen(url)))
		text_features = np.stack([model.embed(text=label) for label in labels])
		print(labels[np.argmax(text_features @ image_features)])
	`;
	return [{ code }];
}
