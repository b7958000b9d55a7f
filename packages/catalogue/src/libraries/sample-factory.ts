import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sampleFactory: Library = {
	key: "sample-factory",
	prettyLabel: "sample-factory",
	summary: "Trains agents by reinforcement learning at high speed on one machine, by Aleksei Petrenko.",
	licence: { value: "MIT", source: "pypi:sample-factory 2.1.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:sample-factory 2.1.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:sample-factory 2.1.1", day: "2026-11-24" },
	repoName: "sample-factory",
	repoUrl: "https://github.com/alex-petrenko/sample-factory",
	docsUrl: "https://huggingface.co/docs/hub/sample-factory",
	filter: true,
	countDownloads: { field: "path", value: "cfg.json" },
	tasks: ["reinforcement-learning"],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "sample-factory" },
	snippets: snippets,
};

/** The command needs an owner: it creates a folder from the part after it. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!/^\w[\w.-]*\/[\w.-]+$/.test(id)) return [noRepository(id)];
	const code = sh`
		# Play the downloaded agent with the enjoy script of its environment.
		python -m sample_factory.huggingface.load_from_hub -r ${id} -d ./train_dir
	`;
	return [{ code }];
}
