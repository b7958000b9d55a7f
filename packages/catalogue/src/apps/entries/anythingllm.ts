import { url } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, LinkedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";

export const anythingllm: LinkedApp = {
	key: "anythingllm",
	prettyLabel: "AnythingLLM",
	summary:
		"Chats with documents and agents on the desktop and the phone, with local or hosted models, by Mintplex Labs.",
	licence: { value: "MIT", source: "github:Mintplex-Labs/anything-llm@27c5854 LICENSE", day: "2026-11-24" },
	docsUrl: "https://docs.anythingllm.com",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	deeplink,
};

/** Its documentation requires values to be encoded, slashes too. The app asks before it downloads a file. */
function deeplink(model: ModelRecord, choice: AppChoice = {}): string {
	const isChosen = choice.quant !== undefined || choice.file !== undefined;
	const file = isChosen ? selected(model, choice).file : undefined;
	return file === undefined
		? url`anythingllm://pull-hf?repo=${model.id}`
		: url`anythingllm://pull-hf?repo=${model.id}&file=${file}`;
}
