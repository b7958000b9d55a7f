import { lines, sh, type Shell } from "@vitrine/code";
import { name, type ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { projectorFor, selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { isEmbedding } from "../shared/embedding.ts";
import { runsGguf } from "../shared/gguf.ts";
import { IS_GUESSED, tagged, USUAL_QUANT } from "../shared/llama.ts";

export const lemonade: CommandedApp = {
	key: "lemonade",
	prettyLabel: "Lemonade",
	summary: "Serves models on the NPU, GPU or CPU of a PC, by AMD and contributors.",
	licence: { value: "Apache-2.0", source: "github:lemonade-sdk/lemonade@00ef5b9 README.md", day: "2026-11-23" },
	languages: {
		value: ["Python", "JavaScript", "C++", "C#", "Java", "Rust"],
		source: "github:lemonade-sdk/lemonade@00ef5b9 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "ROCm", "Metal", "NPU"],
		source: "github:lemonade-sdk/lemonade@00ef5b9 README.md",
		day: "2026-11-23",
	},
	docsUrl: "https://lemonade-server.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, { tag: "ryzenai-hybrid" }, { tag: "ryzenai-npu" }] },
	snippets: (model, choice) =>
		runsGguf(model) ? gguf(model, choice) : named(model, sh`--checkpoint main ${model.id} --recipe ryzenai-llm`),
};

const PULL = "Download the model";
const RUN = "Load it and open the web UI";

/** Lemonade names a model after its repository and quantization, so both commands need one. */
function gguf(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	const { tag, file, quant: known } = selected(model, choice);
	if (tag === undefined && file !== undefined) return named(model, filesOf(model, file));
	const told = (code: Shell): Shell => (known === undefined ? lines([IS_GUESSED, code]) : code);
	const quant = known ?? USUAL_QUANT;
	return [
		{ title: PULL, login: "variable", code: told(sh`lemonade pull ${tagged(model.id, quant)}`) },
		{ title: RUN, code: told(sh`lemonade run ${`user.${name(model)}-${quant}`}`) },
	];
}

/** Lemonade finds the projector, and what the model is for, for a quantization, but not for a file. */
function filesOf(model: ModelRecord, file: string): Shell {
	const main = sh`--checkpoint main ${`${model.id}:${file}`}`;
	if (isEmbedding(model)) return sh`${main} --recipe llamacpp --label embeddings`;
	const projector = projectorFor(model, file);
	if (projector === undefined) return sh`${main} --recipe llamacpp`;
	return sh`${main} --checkpoint mmproj ${`${model.id}:${projector}`} --recipe llamacpp --label vision`;
}

/** Uses a custom name if Lemonade does not derive one from the repository. */
function named(model: ModelRecord, options: Shell): readonly AppSnippet[] {
	const own = `user.${name(model)}`;
	return [
		{ title: PULL, login: "variable", code: sh`lemonade pull ${own} ${options}` },
		{ title: RUN, code: sh`lemonade run ${own}` },
	];
}
