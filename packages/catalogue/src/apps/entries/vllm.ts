import { sh, when } from "@vitrine/code";
import { baseModels, type ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { type ServedAdapter, servedAdapter } from "../shared/adapter.ts";
import { draftedModel, type Drafted, draftedNote } from "../shared/assistant.ts";
import { draftMethod } from "../../choices/contents/draftNames.ts";
import { ask, transcribe } from "../shared/ask.ts";
import { selected } from "../shared/choices.ts";
import { runsOnlyGguf } from "../shared/gguf.ts";
import { IS_GUESSED, USUAL_QUANT } from "../shared/llama.ts";
import { SERVED_BY_VLLM } from "../shared/conditions.ts";
import { remoteCode } from "../shared/remoteCode.ts";

export const vllm: CommandedApp = {
	key: "vllm",
	prettyLabel: "vLLM",
	summary: "Serves language and multimodal models to many users, by a community that began at UC Berkeley.",
	licence: { value: "Apache-2.0", source: "pypi:vllm 0.33.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:vllm 0.33.0", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "TPU"], source: "pypi:vllm 0.33.0", day: "2026-11-23" },
	docsUrl: "https://docs.vllm.ai",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: SERVED_BY_VLLM,
	snippets: (model, choice) => (runsOnlyGguf(model) ? gguf(model, choice) : weights(model)),
};

const TITLE = "Start the server";

function weights(model: ModelRecord): readonly AppSnippet[] {
	const adapter = servedAdapter(model);
	if (adapter !== undefined) return adapted(model, adapter);
	const larger = draftedModel(model);
	if (larger !== undefined) return drafted(model, larger);
	if (model.pipeline_tag === "automatic-speech-recognition") return hearing(model);
	const code = sh`vllm serve ${model.id}${remoteCode(model)}`;
	return [{ title: TITLE, setup: sh`pip install vllm`, login: "command", code }, ask(model, 8000)];
}

/**
 * Speech recognition. A model that hears while somebody speaks is sent sound over a WebSocket, by the options that vLLM's list of
 * models and its example `examples/speech_to_text/realtime` state.
 */
function hearing(model: ModelRecord): readonly AppSnippet[] {
	const start = { title: TITLE, login: "command" } as const;
	if (!/realtime/i.test([model.id, ...model.tags].join(" ")))
		return [
			{
				...start,
				setup: sh`pip install 'vllm[audio]'`,
				code: sh`vllm serve ${model.id}${remoteCode(model)}`,
			},
			transcribe(model, 8000),
		];
	return [
		{
			...start,
			setup: sh`pip install 'vllm[audio]' 'mistral-common[audio]'`,
			code: sh`vllm serve ${model.id} --tokenizer-mode mistral --enforce-eager`,
		},
		{
			title: "Ask the server",
			setup: sh`
				git clone https://github.com/vllm-project/vllm
				cd vllm/examples/speech_to_text/realtime
				pip install websockets pybase64
			`,
			code: sh`python openai_realtime_client.py --model ${model.id} --audio_path audio.wav`,
		},
	];
}

/** vLLM loads the base model, and the adapter beside it under a name of its own. */
function adapted(model: ModelRecord, { base, name }: ServedAdapter): readonly AppSnippet[] {
	const code = sh`
		# For an adapter of a rank above 16, add: --max-lora-rank 64
		vllm serve ${base} --enable-lora --lora-modules ${`${name}=${model.id}`}${remoteCode(model)}
	`;
	return [{ title: TITLE, setup: sh`pip install vllm`, login: "command", code }, ask(model, 8000, name)];
}

/**
 * vLLM loads the larger model, and beside it the one that drafts its words, whose method it reads from the draft's configuration. For
 * DSpark, it reads the number of words, too.
 */
function drafted(model: ModelRecord, larger: Drafted): readonly AppSnippet[] {
	const draft = { model: model.id, ...(draftMethod(model) !== "DSPARK" && { num_speculative_tokens: 3 }) };
	const code = sh`
		${draftedNote(larger)}
		vllm serve ${larger.target} \
		    --speculative-config ${draft}${remoteCode(model)}
	`;
	return [{ title: TITLE, setup: sh`pip install vllm`, login: "command", code }, ask(model, 8000, larger.target)];
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
