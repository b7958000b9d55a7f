import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../../loading/samples.ts";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { choosable, tagged } from "../shared/llama.ts";
import { isChat } from "../shared/templates.ts";

export const nodeLlamaCpp: CommandedApp = {
	key: "node-llama-cpp",
	prettyLabel: "node-llama-cpp",
	summary: "Runs GGUF models from Node.js or with one command, by Gilad S.",
	licence: { value: "MIT", source: "npm:node-llama-cpp 3.22.1", day: "2026-11-23" },
	languages: { value: ["JavaScript"], source: "npm:node-llama-cpp 3.22.1", day: "2026-11-23" },
	platforms: { value: ["CUDA", "Metal"], source: "npm:node-llama-cpp 3.22.1", day: "2026-11-24" },
	docsUrl: "https://node-llama-cpp.withcat.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const found = selected(model, choice);
	const { tag, file } = found;
	const uri = `hf:${tag === undefined && file !== undefined ? `${model.id}/${file}` : tagged(model.id, tag)}`;
	const [title, code] = commandFor(model, uri);
	return [{ title, login: "command", code: choosable(code, found.isOpen) }];
}

/** Embeddings are computed by its API alone. */
function commandFor(model: ModelRecord, uri: string): readonly [title: string, code: Shell] {
	if (isEmbedding(model)) return ["Download the model", sh`npx -y node-llama-cpp pull ${uri}`];
	return isChat(model)
		? ["Chat in the terminal", sh`npx -y node-llama-cpp chat ${uri}`]
		: ["Generate text in the terminal", sh`npx -y node-llama-cpp complete ${uri} --text ${STORY_START}`];
}
