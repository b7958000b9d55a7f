import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const timeeTs: Library = {
	key: "timee-ts",
	prettyLabel: "timee-ts",
	summary: "Classifies time series from labelled examples without training, by Shi Bin Hoo and co-authors in Freiburg.",
	licence: { value: "Apache-2.0", source: "pypi:timee-ts 0.1.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:timee-ts 0.1.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:timee-ts 0.1.1", day: "2026-11-23" },
	repoName: "timee-ts",
	repoUrl: "https://github.com/liamsbhoo/timee",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "timee-ts" },
	modules: ["timee"],
	snippets: snippets,
};

/** The classes come from examples in the call; nothing is trained. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import numpy as np
		from timee import TimeeClassifier

		model = TimeeClassifier.from_pretrained(${id})

		steps = np.arange(256, dtype=np.float32)
		slow, fast = np.sin(steps / 32), np.sin(steps / 4)
		known = np.stack([slow, fast] * 8)[:, None, :]  # (series, channels, steps)
		labels = np.array(["slow", "fast"] * 8)

		unknown = np.sin(steps / 30)[None, None, :]
		prediction, probabilities = model.predict(known, labels, unknown)
		print(prediction, probabilities)
	`;
	return [{ code }];
}
