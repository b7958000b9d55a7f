import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const hezar: Library = {
	key: "hezar",
	prettyLabel: "Hezar",
	summary: "Runs models for text, speech and images in Persian, by Aryan Shekarlaban and contributors.",
	licence: { value: "Apache-2.0", source: "pypi:hezar 1.0.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:hezar 1.0.0", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:hezar 1.0.0", day: "2026-11-23" },
	repoName: "Hezar",
	repoUrl: "https://github.com/hezarai/hezar",
	docsUrl: "https://hezarai.github.io/hezar",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "model_config.yaml" },
			{ field: "path", value: "embedding/embedding_config.yaml" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "hezar", alsoNeeds: ["torch", "requests"] },
	snippets: snippets,
};

/** One class loads all models except word vectors. */
function snippets({ id, pipeline_tag, siblings }: ModelRecord): readonly LoadSnippet[] {
	const isEmbedding = siblings?.some(({ rfilename }) => rfilename.startsWith("embedding/")) ?? false;
	return [{ code: isEmbedding ? embedding(id) : model(id, inputOf(pipeline_tag ?? "")) }];
}

function model(id: string, input: string | readonly string[]): Python {
	return py`
		from hezar.models import Model

		model = Model.load(${id})
		print(model.predict(${input}))
	`;
}

function embedding(id: string): Python {
	return py`
		from hezar.embeddings import Embedding

		vectors = Embedding.load(${id})
		print(vectors.most_similar(${WORD}))
	`;
}

/** Audio and images are read from a file; texts are a list. */
function inputOf(task: string): string | readonly string[] {
	if (task === "automatic-speech-recognition") return "speech.mp3";
	return task.startsWith("image-") || task === "object-detection" ? "image.jpg" : [SENTENCE];
}

/** Persian for "sea", and a sentence about one. */
const WORD = "دریا";
const SENTENCE = "دریا امروز آرام است.";
