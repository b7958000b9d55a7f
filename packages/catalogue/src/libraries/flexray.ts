import { py } from "@vitrine/code";
import type { Library, LoadSnippet } from "../shapes.ts";

export const flexray: Library = {
	key: "flexray",
	prettyLabel: "FleXray",
	summary: "Segments anatomy in X-ray images, by Victor Butoi and others at MIT.",
	licence: { value: "MIT", source: "pypi:flexray 1.0.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:flexray 1.0.2", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:VictorButoi/FleXray@3899c5d README.md", day: "2026-11-24" },
	repoName: "FleXray",
	repoUrl: "https://github.com/VictorButoi/FleXray",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path_extension", value: "onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "flexray" },
	modules: ["fxr"],
	snippets: snippets,
};

/** The package knows its one repository. */
function snippets(): readonly LoadSnippet[] {
	const code = py`
		from fxr.inference import FleXraySegmenter

		segmenter = FleXraySegmenter.from_pretrained()
		prediction = segmenter.predict("x-ray.png", tta_samples=1)
		print(prediction.masks.shape)
	`;
	return [{ code }];
}
