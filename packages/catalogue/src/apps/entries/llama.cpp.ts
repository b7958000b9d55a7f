import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { choosable, llamaArguments } from "../shared/llama.ts";

export const llamaCpp: CommandedApp = {
	key: "llama.cpp",
	prettyLabel: "llama.cpp",
	docsUrl: "https://github.com/ggerganov/llama.cpp",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const found = selected(model, choice);
	const which = llamaArguments(model, found);
	return [
		{
			title: "Web UI and server (Homebrew)",
			setup: brew,
			login: "variable",
			code: choosable(sh`llama-server ${which}`, found.isOpen),
		},
		{
			title: "Chat in the terminal (Homebrew)",
			setup: brew,
			login: "variable",
			code: choosable(sh`llama-cli ${which}`, found.isOpen),
		},
		{
			title: "Web UI and server (llama)",
			setup: installer,
			login: "variable",
			code: choosable(sh`llama serve ${which}`, found.isOpen),
		},
		{
			title: "Chat in the terminal (llama)",
			setup: installer,
			login: "variable",
			code: choosable(sh`llama cli ${which}`, found.isOpen),
		},
	];
}

const brew = sh`brew install llama.cpp`;
const installer = sh`curl -LsSf https://llama.app/install.sh | sh`;
