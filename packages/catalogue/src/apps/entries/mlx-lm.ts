import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../../loading/samples.ts";
import type { AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { remoteCode } from "../shared/remoteCode.ts";
import { isChat } from "../shared/templates.ts";

export const mlxLm: CommandedApp = {
	key: "mlx-lm",
	prettyLabel: "MLX LM",
	summary: "Runs, serves and fine-tunes language models on the GPU of a Mac, by Apple.",
	licence: { value: "MIT", source: "pypi:mlx-lm 0.32.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlx-lm 0.32.2", day: "2026-11-24" },
	platforms: { value: ["Metal"], source: "pypi:mlx-lm 0.32.2", day: "2026-11-23" },
	docsUrl: "https://github.com/ml-explore/mlx-lm",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { all: [{ task: "text-generation" }, { tag: "mlx" }] },
	snippets: (model) => [terminal(model), server(model), ask(model, 8080)],
};

const setup = sh`uv tool install mlx-lm --with "mlx[cpu]; sys_platform == 'linux'"`;

function terminal(model: ModelRecord): AppSnippet {
	const options = sh`--model ${model.id}${remoteCode(model)}`;
	return isChat(model)
		? { title: "Chat in the terminal", setup, login: "command", code: sh`mlx_lm.chat ${options}` }
		: {
				title: "Generate text in the terminal",
				setup,
				login: "command",
				code: sh`mlx_lm.generate ${options} --prompt ${STORY_START}`,
			};
}

function server(model: ModelRecord): AppSnippet {
	return {
		title: "Start the server",
		setup,
		login: "command",
		code: sh`mlx_lm.server --model ${model.id} --port 8080${remoteCode(model)}`,
	};
}
