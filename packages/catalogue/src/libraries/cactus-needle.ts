import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cactusNeedle: Library = {
	key: "cactus-needle",
	prettyLabel: "Needle",
	summary: "Turns spoken or written requests into tool calls with a model of a few megabytes, by Cactus Compute.",
	licence: { value: "Apache-2.0", source: "pypi:cactus-needle 3.2.8", day: "2026-11-23" },
	languages: { value: ["Python", "JavaScript"], source: "pypi:cactus-needle 3.2.8", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:cactus-needle 3.2.8", day: "2026-11-24" },
	repoName: "needle",
	repoUrl: "https://github.com/cactus-compute/needle",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "cactus-needle", alsoNeeds: ["huggingface_hub"] },
	modules: ["needle"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".cact");
	const code = py`
		${imports}

		import needle
		from huggingface_hub import snapshot_download

		@needle.tool
		def tide(harbour: str):
		    "Get the height of the tide in a harbour."
		    return {"harbour": harbour, "metres": 2.4}

		${path}
		agent = needle.Needle(tools=[tide], weights=path)
		print(agent.run("How high is the tide in Porto?"))
	`;
	return [{ code }];
}
