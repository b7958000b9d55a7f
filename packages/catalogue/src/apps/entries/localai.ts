import { sh, url } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { choosable } from "../shared/llama.ts";

export const localai: CommandedApp = {
	key: "localai",
	prettyLabel: "LocalAI",
	summary: "Serves local models through OpenAI's API, by Ettore Di Giacinto.",
	licence: { value: "MIT", source: "github:mudler/LocalAI@190f01d LICENSE", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal"],
		source: "github:mudler/LocalAI@00c6d82 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/mudler/LocalAI",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets,
};

/** The app uses the path in a web address without encoding it, so it is encoded here. */
function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const { file } = selected(model, choice);
	const { id } = model;
	const path = file === undefined ? url`/${id}` : url`/${id}/${file}`;
	const code = sh`local-ai run ${`huggingface:/${path}`}`;
	return [{ title: "Start the server", login: "none", code: choosable(code, file === undefined, BY_FILE) }];
}

const BY_FILE = sh`# To choose a file, add its path to the model after a slash (/model.Q8_0.gguf).`;
