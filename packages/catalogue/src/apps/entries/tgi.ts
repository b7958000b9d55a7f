import { args, sh, when, type Shell } from "@vitrine/code";
import { hasTag, isGated, type ModelRecord } from "@vitrine/model";
import type { CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";

export const tgi: CommandedApp = {
	key: "tgi",
	prettyLabel: "TGI",
	docsUrl: "https://huggingface.co/docs/text-generation-inference/",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: { tag: "text-generation-inference" },
	snippets: (model) => [
		{ title: "Start the server (Docker)", login: "variable", code: container(model) },
		ask(model, 8000),
	],
};

/** Downloads are kept in ./data. The container receives the shell's token for a gated or private model. */
const container = (model: ModelRecord): Shell =>
	args([
		sh`docker run --gpus all --shm-size 1g -p 8000:80 -v "$PWD/data:/data"`,
		when(isGated(model) || model.private === true, sh`    -e HF_TOKEN`),
		sh`    ghcr.io/huggingface/text-generation-inference:latest`,
		sh`    --model-id ${model.id}`,
		when(hasTag(model, "custom_code"), sh`    --trust-remote-code`),
	]);
