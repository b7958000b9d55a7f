import { url } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, LinkedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF, MLX } from "../shared/conditions.ts";
import { withSlashes } from "../shared/links.ts";

export const lmstudio: LinkedApp = {
	key: "lmstudio",
	prettyLabel: "LM Studio",
	summary: "Downloads, runs and serves language models in a desktop app, by Element Labs.",
	languages: { value: ["Python", "JavaScript"], source: "npm:@lmstudio/sdk 2.0.0", day: "2026-11-24" },
	docsUrl: "https://lmstudio.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { any: [GGUF, MLX] },
	deeplink,
};

/** Names a file only if the reader chose one; otherwise the app picks one that fits the machine. */
function deeplink(model: ModelRecord, choice: AppChoice = {}): string {
	const isChosen = choice.quant !== undefined || choice.file !== undefined;
	const file = isChosen ? selected(model, choice).file : undefined;
	return withSlashes(
		file === undefined
			? url`lmstudio://open_from_hf?model=${model.id}`
			: url`lmstudio://open_from_hf?model=${model.id}&file=${file}`,
	);
}
