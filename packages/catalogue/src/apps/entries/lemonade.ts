import { lines, sh } from "@vitrine/code";
import { name, type ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { tagged } from "../shared/llama.ts";

export const lemonade: CommandedApp = {
	key: "lemonade",
	prettyLabel: "Lemonade",
	docsUrl: "https://lemonade-server.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, { tag: "ryzenai-hybrid" }, { tag: "ryzenai-npu" }] },
	snippets: (model, choice) =>
		model.gguf?.context_length ? gguf(model, choice) : named(model, model.id, "ryzenai-llm"),
};

const PULL = "Download the model";
const RUN = "Load it and open the web UI";

/** Lemonade names a model after its repository and quantization; without one it asks which to download. */
function gguf(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const { tag, file } = selected(model, choice);
	if (tag === undefined && file !== undefined) return named(model, `${model.id}:${file}`, "llamacpp");
	const run = sh`lemonade run ${`user.${name(model)}-${tag ?? "QUANT"}`}`;
	return [
		{ title: PULL, login: "variable", code: sh`lemonade pull ${tagged(model.id, tag)}` },
		{ title: RUN, code: tag === undefined ? lines([NAME_IT, run]) : run },
	];
}

const NAME_IT = sh`# Replace QUANT with the quantization that you chose (Q4_K_M).`;

/** Uses a custom name if Lemonade does not derive one from the repository. */
function named(model: ModelRecord, checkpoint: string, recipe: string): readonly AppSnippet[] {
	const own = `user.${name(model)}`;
	return [
		{
			title: PULL,
			login: "variable",
			code: sh`lemonade pull ${own} --checkpoint main ${checkpoint} --recipe ${recipe}`,
		},
		{ title: RUN, code: sh`lemonade run ${own}` },
	];
}
