import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { COMPLAINT, CONTEXT, PLACES, QUESTION, SENTENCE } from "../../loading/samples.ts";
import { isRanker } from "../../libraries/sentence-transformers/kinds.ts";
import type { AppSnippet, CommandedApp } from "../shapes.ts";
import { post } from "../shared/ask.ts";
import { container } from "../shared/container.ts";

export const tei: CommandedApp = {
	key: "tei",
	prettyLabel: "Text Embeddings Inference",
	summary: "Serves models that embed, rank and classify text, by Hugging Face.",
	licence: {
		value: "Apache-2.0",
		source: "github:huggingface/text-embeddings-inference@006e16b docs/openapi.json",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:huggingface/text-embeddings-inference@007ac68 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://huggingface.co/docs/text-embeddings-inference/",
	mainTask: "feature-extraction",
	macOSOnly: false,
	showsWhen: { tag: "text-embeddings-inference" },
	snippets: (model) => [
		{ title: "Start the server (Docker, NVIDIA GPU)", login: "variable", code: served(model, GPU) },
		{ title: "Start the server (Docker, CPU)", login: "variable", code: served(model, CPU) },
		{ title: "Start the server (Apple silicon)", setup: BREW, login: "variable", code: native(model) },
		question(model),
	],
};

const CPU = { options: sh`-p 8080:80`, image: sh`ghcr.io/huggingface/text-embeddings-inference:cpu-1.9` };
const GPU = { options: sh`--gpus all -p 8080:80`, image: sh`ghcr.io/huggingface/text-embeddings-inference:cuda-1.9` };

const BREW = sh`brew install text-embeddings-inference`;
const native = ({ id }: ModelRecord): Shell => sh`text-embeddings-router --model-id ${id} --port 8080`;

/** Downloads are kept in ./data. */
const served = (model: ModelRecord, { options, image }: typeof CPU): Shell =>
	container(model, sh`${options} -v "$PWD/data:/data"`, [sh`    ${image}`, sh`    --model-id ${model.id}`]);

/** A reranker and a classifier have paths of their own. */
function question(model: ModelRecord): AppSnippet {
	const { pipeline_tag: task } = model;
	if (isRanker(model) || (task === "text-classification" && /rerank/i.test(model.id)))
		return { title: "Rank texts", code: post(8080, "/rerank", { query: QUESTION, texts: [CONTEXT, PLACES] }) };
	if (task === "text-classification")
		return { title: "Classify a text", code: post(8080, "/predict", { inputs: COMPLAINT }) };
	return { title: "Embed texts", code: post(8080, "/embed", { inputs: [SENTENCE, PLACES] }) };
}
