import { sh, when } from "@vitrine/code";
import { baseModels, type ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { selected } from "../shared/choices.ts";
import { runsOnlyGguf } from "../shared/gguf.ts";
import { IS_GUESSED, USUAL_QUANT } from "../shared/llama.ts";
import { SERVED_BY_VLLM } from "../shared/conditions.ts";
import { remoteCode } from "../shared/remoteCode.ts";

export const vllm: CommandedApp = {
	key: "vllm",
	prettyLabel: "vLLM",
	docsUrl: "https://docs.vllm.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: SERVED_BY_VLLM,
	snippets: (model, choice) => (runsOnlyGguf(model) ? gguf(model, choice) : weights(model)),
};

const TITLE = "Start the server";

function weights(model: ModelRecord): readonly AppSnippet[] {
	const code = sh`vllm serve ${model.id}${remoteCode(model)}`;
	return [{ title: TITLE, setup: sh`pip install vllm`, login: "command", code }, ask(model, 8000)];
}

/** vLLM needs the quantization of a GGUF model, and the tokenizer of its base model. */
function gguf(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const { quant } = selected(model, choice);
	const name = `${model.id}:${quant ?? USUAL_QUANT}`;
	const [base] = baseModels(model);
	const code = sh`
		${when(quant === undefined, IS_GUESSED)}
		vllm serve ${name}${base === undefined ? sh`` : sh` --tokenizer ${base}`}
	`;
	return [
		{ title: TITLE, setup: sh`pip install vllm vllm-gguf-plugin`, login: "command", code },
		ask(model, 8000, name),
	];
}
