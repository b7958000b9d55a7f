import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const speculators: Library = {
	key: "speculators",
	prettyLabel: "Speculators",
	summary: "Trains and stores small models that draft tokens for larger ones in vLLM, by Red Hat.",
	licence: { value: "Apache-2.0", source: "pypi:speculators 0.9.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:speculators 0.9.0", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:speculators 0.9.0", day: "2026-11-24" },
	repoName: "Speculators",
	repoUrl: "https://github.com/vllm-project/speculators",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "speculators" },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from speculators import SpeculatorModel

		# It drafts tokens for a larger model and generates no text by itself; vLLM serves both.
		model = SpeculatorModel.from_pretrained(${id})
		print(model.config)
	`;
	return [{ code }];
}
