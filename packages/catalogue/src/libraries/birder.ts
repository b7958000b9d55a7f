import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { nameOf } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const birder: Library = {
	key: "birder",
	prettyLabel: "Birder",
	summary: "Trains and runs vision models for classifying and detecting wildlife, by Ofer Hasson.",
	licence: { value: "Apache-2.0", source: "pypi:birder 0.8.4", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:birder 0.8.4", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:birder 0.8.4", day: "2026-11-24" },
	repoName: "Birder",
	repoUrl: "https://gitlab.com/birder/birder",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "birder" },
	snippets: snippets,
};

/** The library's registry lists models by the name of their weights, without the owner. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import birder
		from birder.inference.classification import infer_image

		net, info, transform = birder.load_pretrained_model_and_transform(${nameOf(model.id)})

		probabilities, _ = infer_image(net, "bird.jpg", transform)
		names = {index: label for label, index in info.class_to_idx.items()}
		print(names[int(probabilities.argmax())], probabilities.max())
	`;
	return [{ code }];
}
