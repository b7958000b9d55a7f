import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF, SERVED_BY_VLLM } from "../shared/conditions.ts";
import { runsGguf } from "../shared/gguf.ts";
import { choosable, tagged } from "../shared/llama.ts";

export const dockerModelRunner: CommandedApp = {
	key: "docker-model-runner",
	prettyLabel: "Docker Model Runner",
	summary: "Downloads, runs and serves models with Docker commands, by Docker.",
	docsUrl: "https://docs.docker.com/ai/model-runner/",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, SERVED_BY_VLLM] },
	snippets: (model, choice) => [
		{
			title: "Chat in the terminal",
			login: "variable",
			code: runsGguf(model) ? gguf(model, choice) : run(model.id),
		},
	],
};

const run = (name: string): AppSnippet["code"] => sh`docker model run ${`hf.co/${name}`}`;

function gguf(model: ModelRecord, choice?: AppChoice): AppSnippet["code"] {
	const found = selected(model, choice);
	return choosable(run(tagged(model.id, found.quant)), found.isOpen);
}
