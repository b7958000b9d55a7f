import { py, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kernels: Library = {
	key: "kernels",
	prettyLabel: "Kernels",
	summary: "Loads compiled GPU kernels from the hub into PyTorch code, by Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:kernels 0.17.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:kernels 0.17.2", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:kernels 0.17.2", day: "2026-11-23" },
	repoName: "Kernels",
	repoUrl: "https://github.com/huggingface/kernels",
	docsUrl: "https://huggingface.co/docs/kernels",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "_ops" },
			{ field: "path_extension", value: "py" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "kernels[torch]" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const isTrusted = model.id.startsWith("kernels-community/");
	const code = py`
		from kernels import get_kernel

		${when(!isTrusted, py`# The hub does not vouch for this publisher: read the code of the kernel before you run it.`)}
		kernel = get_kernel(${model.id}, version=1${when(!isTrusted, py`, trust_remote_code=True`)})

		print([name for name in dir(kernel) if not name.startswith("_")])
	`;
	return [{ code }];
}
