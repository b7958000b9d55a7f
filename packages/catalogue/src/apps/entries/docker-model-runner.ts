import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { SENTENCE } from "../../loading/samples.ts";
import { post } from "../shared/ask.ts";
import { type Selected, selected } from "../shared/choices.ts";
import { GGUF, SERVED_BY_VLLM } from "../shared/conditions.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { runsGguf } from "../shared/gguf.ts";
import { choosable, tagged } from "../shared/llama.ts";

export const dockerModelRunner: CommandedApp = {
	key: "docker-model-runner",
	prettyLabel: "Docker Model Runner",
	summary: "Downloads, runs and serves models with Docker commands, by Docker.",
	licence: { value: "Apache-2.0", source: "go:github.com/docker/model-runner v1.2.9", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:docker/docs@0131f27 content/manuals/ai/model-runner/_index.md",
		day: "2026-11-24",
	},
	docsUrl: "https://docs.docker.com/ai/model-runner/",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, SERVED_BY_VLLM] },
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const { quant, isOpen } = runsGguf(model) ? selected(model, choice) : NO_CHOICE;
	const name = `hf.co/${tagged(model.id, quant)}`;
	if (isEmbedding(model)) return embedding(name, isOpen);
	return [{ title: "Chat in the terminal", login: "variable", code: choosable(sh`docker model run ${name}`, isOpen) }];
}

const NO_CHOICE: Selected = { isOpen: false };

/** The server loads a model on its first request. */
const embedding = (name: string, isOpen: boolean): readonly AppSnippet[] => [
	{ title: "Download the model", login: "variable", code: choosable(sh`docker model pull ${name}`, isOpen) },
	{
		title: "Ask the server",
		code: sh`
			# In Docker Desktop, allow connections to the server first:
			# docker desktop enable model-runner --tcp 12434
			${post(12434, "/engines/v1/embeddings", { model: name, input: SENTENCE })}
		`,
	},
];
