import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const exllamav3: Library = {
	key: "exllamav3",
	prettyLabel: "ExLlamaV3",
	summary: "Runs language models on consumer GPUs from weights quantized to EXL3, by turboderp.",
	licence: { value: "MIT", source: "pypi:exllamav3 1.6.5", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:exllamav3 1.6.5", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:exllamav3 1.6.5", day: "2026-11-23" },
	repoName: "ExLlamaV3",
	repoUrl: "https://github.com/turboderp-org/exllamav3",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "exllamav3", alsoNeeds: ["torch", "huggingface_hub"] },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from exllamav3 import Cache, Config, Generator, Model, Tokenizer
		from huggingface_hub import snapshot_download

		config = Config.from_directory(snapshot_download(${id}))
		model = Model.from_config(config)
		cache = Cache(model, max_num_tokens=8192)
		model.load()

		generator = Generator(model, cache, Tokenizer.from_config(config))
		print(generator.generate(${STORY_START}, max_new_tokens=100, add_bos=True))
	`;
	return [{ code }];
}
