import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const coreai: Library = {
	key: "coreai",
	prettyLabel: "Core AI",
	summary: "Builds and runs models for Core AI on Macs, iPhones and iPads, by Apple.",
	licence: { value: "BSD-3-Clause", source: "pypi:coreai-core 1.0.0b3", day: "2026-12-01" },
	languages: { value: ["Python"], source: "pypi:coreai-core 1.0.0b3", day: "2026-12-01" },
	platforms: { value: ["CPU", "Metal", "NPU"], source: "pypi:coreai-core 1.0.0b3", day: "2026-12-01" },
	repoName: "coreai-torch",
	repoUrl: "https://github.com/apple/coreai-torch",
	docsUrl: "https://apple.github.io/coreai-torch/main/coreai-core",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "coreai-core" },
	modules: ["coreai"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".aimodel");
	const code = py`
		import asyncio
		${imports}

		from coreai.authoring import AIModelAsset
		from huggingface_hub import snapshot_download

		${path}


		async def main():
		    async with AIModelAsset.load(path).executable() as model:
		        for name in model.function_names:
		            # Functions take coreai.runtime.NDArray inputs.
		            print(model.load_function(name).desc)


		asyncio.run(main())
	`;
	return [{ code }];
}
