import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, CommandedApp } from "../shapes.ts";

export const litertLm: CommandedApp = {
	key: "litert-lm",
	prettyLabel: "LiteRT-LM",
	summary: "Chats in the terminal with language models for phones and small computers, by Google.",
	licence: { value: "Apache-2.0", source: "pypi:litert-lm 0.18.1", day: "2026-11-23" },
	languages: {
		value: ["Python", "JavaScript", "C", "C++", "C#", "Kotlin", "Swift"],
		source: "github:google-ai-edge/LiteRT-LM@183fb70 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["NPU", "browser", "phone"],
		source: "github:google-ai-edge/LiteRT-LM@183fb70 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://ai.google.dev/edge/litert-lm/cli",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [{ file: ".litertlm" }, { tag: "litert-lm" }, { tag: "litertlm" }, { library: "litert-lm" }] },
	snippets: (model, choice) => [{ title: "Chat in the terminal", setup, login: "variable", code: chat(model, choice) }],
};

const setup = sh`uv tool install litert-lm`;

/** Without a file, it takes the only one, or asks which. */
function chat(model: ModelRecord, choice?: AppChoice): Shell {
	const found = model.siblings?.find(({ rfilename }) => rfilename.endsWith(".litertlm"))?.rfilename;
	const file = choice?.file?.endsWith(".litertlm") ? choice.file : found;
	const run = sh`litert-lm run --from-huggingface-repo ${model.id}`;
	return file === undefined ? run : sh`${run} ${file}`;
}
