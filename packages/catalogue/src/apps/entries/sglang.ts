import { sh, type Shell, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppSnippet, CommandedApp } from "../shapes.ts";
import { type ServedAdapter, servedAdapter } from "../shared/adapter.ts";
import { draftedModel, type Drafted, draftedNote } from "../shared/assistant.ts";
import { draftMethod } from "../../choices/contents/draftNames.ts";
import { ask } from "../shared/ask.ts";
import { SERVED_BY_SGLANG } from "../shared/conditions.ts";
import { remoteCode } from "../shared/remoteCode.ts";

export const sglang: CommandedApp = {
	key: "sglang",
	prettyLabel: "SGLang",
	summary: "Serves language and multimodal models to many users on GPUs, by the SGLang team.",
	licence: { value: "Apache-2.0", source: "pypi:sglang 0.5.23", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:sglang 0.5.23", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal", "NPU", "TPU"], source: "pypi:sglang 0.5.23", day: "2026-11-23" },
	docsUrl: "https://docs.sglang.io",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: SERVED_BY_SGLANG,
	snippets,
};

function snippets(model: ModelRecord): readonly AppSnippet[] {
	const larger = draftedModel(model);
	if (larger !== undefined) return [started(drafted(model, larger)), ask(model, 30000, larger.target)];
	const adapter = servedAdapter(model);
	const code = sh`python3 -m sglang.launch_server ${weights(model, adapter)} --port 30000${remoteCode(model)}`;
	return [started(code), ask(model, 30000, adapter && `${adapter.base}:${adapter.name}`)];
}

const started = (code: Shell): AppSnippet => ({
	title: "Start the server",
	setup: sh`uv pip install --prerelease=allow sglang`,
	login: "command",
	code,
});

/** SGLang loads the larger model, and beside it the one that drafts its words, by the method that an option states. */
function drafted(model: ModelRecord, larger: Drafted): Shell {
	const method = draftMethod(model);
	return sh`
		${when(method === undefined, sh`# Replace EAGLE3 with the method that the card names.`)}
		${draftedNote(larger)}
		python3 -m sglang.launch_server --model-path ${larger.target} \
		    --speculative-algorithm ${method ?? "EAGLE3"} \
		    --speculative-draft-model-path ${model.id} --port 30000${remoteCode(model)}
	`;
}

/** SGLang loads the base model of an adapter, and the adapter beside it under a name of its own. */
const weights = ({ id }: ModelRecord, adapter: ServedAdapter | undefined): Shell =>
	adapter === undefined
		? sh`--model-path ${id}`
		: sh`--model-path ${adapter.base} --enable-lora --lora-paths ${`${adapter.name}=${id}`}`;
