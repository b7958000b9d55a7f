import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { nameOf } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const vismatch: Library = {
	key: "vismatch",
	prettyLabel: "VisMatch",
	summary:
		"Finds matching points in two images with one of more than fifty models, by Alex Stoken and Gabriele Berton.",
	licence: { value: "BSD-3-Clause", source: "pypi:vismatch 1.4.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:vismatch 1.4.0", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:vismatch 1.4.0", day: "2026-11-23" },
	repoName: "VisMatch",
	repoUrl: "https://github.com/gmberton/vismatch",
	filter: false,
	countDownloads: { field: "path", value: "vismatch.yaml" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "vismatch" },
	snippets: snippets,
};

/** A matcher is loaded by its name: the repository is the library's. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from vismatch import get_matcher

		matcher = get_matcher(${nameOf(model.id)}, device="cpu")

		first = matcher.load_image("first.jpg", resize=512)
		second = matcher.load_image("second.jpg", resize=512)
		result = matcher(first, second)
		print(result["num_inliers"], result["matched_kpts0"].shape)
	`;
	return [{ code }];
}
