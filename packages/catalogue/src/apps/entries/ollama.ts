import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { choosable, tagged } from "../shared/llama.ts";

export const ollama: CommandedApp = {
	key: "ollama",
	prettyLabel: "Ollama",
	summary: "Downloads, runs and serves language models with one command, by the company of the same name.",
	licence: { value: "MIT", source: "go:github.com/ollama/ollama v0.17.4", day: "2026-11-24" },
	languages: {
		value: ["Python", "JavaScript"],
		source: "github:ollama/ollama@000ce02 docs/openai.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal"],
		source: "github:ollama/ollama@074d639 docs/gpu.md",
		day: "2026-11-24",
	},
	docsUrl: "https://ollama.com",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets,
};

/** The hub also accepts a whole file name as a tag, unless the file is in a folder. */
function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const found = selected(model, choice);
	const fileTag = found.file?.includes("/") ? undefined : found.file;
	const name = `hf.co/${tagged(model.id, found.tag ?? fileTag ?? found.quant)}`;
	if (isEmbedding(model)) return embedding(model, name, found.isOpen);
	return [{ title: "Chat in the terminal", login: "key", code: choosable(sh`ollama run ${name}`, found.isOpen) }];
}

/** The server loads a model on its first request. */
function embedding(model: ModelRecord, name: string, isOpen: boolean): readonly AppSnippet[] {
	return [
		{ title: "Download the model", login: "key", code: choosable(sh`ollama pull ${name}`, isOpen) },
		ask(model, 11434, name),
	];
}
