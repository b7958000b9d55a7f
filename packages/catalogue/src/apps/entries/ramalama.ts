import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { choosable, tagged } from "../shared/llama.ts";

export const ramalama: CommandedApp = {
	key: "ramalama",
	prettyLabel: "RamaLama",
	summary: "Runs and serves GGUF models in containers with Podman or Docker, by the Containers project.",
	licence: { value: "MIT", source: "pypi:ramalama 0.25.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal", "NPU"], source: "pypi:ramalama 0.25.0", day: "2026-11-24" },
	docsUrl: "https://ramalama.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets,
};

/** It names a file only if that is in no folder. */
function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const { tag, file, quant, isOpen } = selected(model, choice);
	const isPath = tag === undefined && file !== undefined && !file.includes("/");
	const name = `hf://${isPath ? `${model.id}/${file}` : tagged(model.id, tag ?? quant)}`;
	const serve: AppSnippet = {
		title: "Start the server",
		setup,
		login: "command",
		code: choosable(
			isEmbedding(model)
				? sh`ramalama serve --port 8080 --runtime-args=--embeddings ${name}`
				: sh`ramalama serve --port 8080 ${name}`,
			isOpen,
		),
	};
	if (isEmbedding(model)) return [serve, ask(model, 8080)];
	const chat: AppSnippet = {
		title: "Chat in the terminal",
		setup,
		login: "command",
		code: choosable(sh`ramalama run ${name}`, isOpen),
	};
	return [chat, serve, ask(model, 8080)];
}

const setup = sh`pip install ramalama`;
