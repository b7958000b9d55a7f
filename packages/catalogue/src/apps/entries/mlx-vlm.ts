import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { seesWithMlx } from "../../choices/mlxProgram.ts";
import { CHAT_QUESTION, IMAGE, IMAGE_QUESTION } from "../../loading/samples.ts";
import type { AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { draftedModel, type Drafted, draftedNote } from "../shared/assistant.ts";
import { MLX } from "../shared/conditions.ts";
import { remoteCode } from "../shared/remoteCode.ts";
import { isChat } from "../shared/templates.ts";

export const mlxVlm: CommandedApp = {
	key: "mlx-vlm",
	prettyLabel: "MLX VLM",
	summary: "Runs and fine-tunes models that see and hear on Apple silicon, by Prince Canuma.",
	licence: { value: "MIT", source: "pypi:mlx-vlm 0.7.10", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlx-vlm 0.7.10", day: "2026-11-24" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:mlx-vlm 0.7.10", day: "2026-11-23" },
	docsUrl: "https://github.com/Blaizzy/mlx-vlm",
	mainTask: "image-text-to-text",
	macOSOnly: false,
	showsWhen: { all: [{ taskIn: ["image-text-to-text", "any-to-any"] }, MLX] },
	snippets,
};

function snippets(model: ModelRecord): readonly AppSnippet[] {
	const larger = draftedModel(model);
	if (larger !== undefined) return drafting(model, larger);
	return [terminal(model), server(model), ...(isChat(model) ? [ask(model, 8080)] : [])];
}

/** The program loads the larger model, and beside it the one that drafts its words, whose kind it reads from its configuration. */
function drafting(model: ModelRecord, larger: Drafted): readonly AppSnippet[] {
	const block = (title: string, command: Shell): AppSnippet => ({
		title,
		setup,
		login: "command",
		code: sh`
			${draftedNote(larger)}
			${command}
		`,
	});
	const options = sh`--model ${larger.target} --draft-model ${model.id}${remoteCode(model)}`;
	return [
		block("Generate text in the terminal", sh`mlx_vlm.generate ${options} --prompt ${CHAT_QUESTION}`),
		block("Start the server", sh`mlx_vlm.server ${options} --port 8080`),
	];
}

function terminal(model: ModelRecord): AppSnippet {
	const options = sh`--model ${model.id}${remoteCode(model)}`;
	const [title, code] = seesWithMlx(model)
		? [
				"Ask about an image",
				sh`
					mlx_vlm.generate ${options} \
					    --image ${IMAGE} \
					    --prompt ${IMAGE_QUESTION}
				`,
			]
		: ["Generate text in the terminal", sh`mlx_vlm.generate ${options} --prompt ${CHAT_QUESTION}`];
	return { title, setup, login: "command", code };
}

const server = (model: ModelRecord): AppSnippet => ({
	title: "Start the server",
	setup,
	login: "command",
	code: sh`mlx_vlm.server --model ${model.id} --port 8080${remoteCode(model)}`,
});

const setup = sh`uv tool install mlx-vlm --with "mlx[cpu]; sys_platform == 'linux'"`;
