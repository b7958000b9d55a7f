import { py, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cartesiaMlx: Library = {
	key: "cartesia_mlx",
	prettyLabel: "Cartesia MLX",
	summary: "Runs Cartesia's state space models for language on Apple silicon, by Cartesia.",
	languages: { value: ["Python"], source: "pypi:cartesia-mlx 0.0.2", day: "2026-11-23" },
	platforms: { value: ["Metal"], source: "pypi:cartesia-mlx 0.0.2", day: "2026-11-23" },
	repoName: "Cartesia MLX",
	repoUrl: "https://github.com/cartesia-ai/cartesia_mlx",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "cartesia-mlx" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import cartesia_mlx as cmx
		import mlx.core as mx

		model = cmx.from_pretrained(${model.id})
		model.set_dtype(mx.float32)

		for text in model.generate(${STORY_START}, max_tokens=100, temperature=0.8, top_p=0.99):
		    print(text, end="", flush=True)
	`;
	return [{ title: INSTALL, code: install }, { code }];
}

/** Its kernels are only in its repository: the PyPI package of their name is empty. */
const install = sh`
	# On a Mac with Xcode
	pip install nanobind@git+https://github.com/wjakob/nanobind.git@2f04eac452a6d9142dedb957701bdb20125561e4
	pip install git+https://github.com/cartesia-ai/edge.git#subdirectory=cartesia-metal
	pip install cartesia-mlx mlx
`;
