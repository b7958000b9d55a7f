import { libraries, taskNames } from "@vitrine/catalogue";
import { formats, languageName } from "@vitrine/model";
import { CHECKED, DAYS_AND_FEEDS, OWN } from "./hereWords.ts";
import type { FilterMeaning } from "./meanings.ts";
import { phraseOf } from "./words.ts";

/** What a phrase means, and whether it may also be part of a name. */
interface Entry {
	readonly meaning: FilterMeaning;
	readonly mayBeName: boolean;
}

type Rows = readonly (readonly [meaning: FilterMeaning, phrases: readonly string[]])[];

/** Further words for tasks. */
const TASK_WORDS: Readonly<Record<string, readonly string[]>> = {
	"automatic-speech-recognition": [
		"asr",
		"speech to text",
		"stt",
		"transcription",
		"transcribe",
		"transcribing",
		"speech recognition",
	],
	"text-to-speech": ["tts", "speech synthesis"],
	translation: ["translate", "translating"],
	"text-generation": ["llm", "llms", "chat", "chat model", "chatbot", "language model"],
	"feature-extraction": ["embedding", "embeddings", "text embeddings", "embedding model"],
	"sentence-similarity": ["sentence embedding", "sentence embeddings"],
	"text-to-image": ["image generation", "image generator"],
	"text-to-video": ["video generation"],
	"image-to-text": ["captioning", "image captioning"],
	"image-segmentation": ["segmentation"],
	summarization: ["summarisation", "summary", "summarize", "summarise", "summarizing", "summarising", "summarizer"],
	"document-question-answering": ["pdf question answering", "document qa", "docvqa"],
	"fill-mask": ["masked language model"],
	"token-classification": ["named entity recognition", "ner"],
	"text-ranking": ["reranker", "reranking", "rerank"],
	"image-text-to-text": ["vlm", "vision language model"],
	"time-series-forecasting": ["forecasting"],
};

/** The words that a task is found by, besides its name and id. */
export function wordsOfTask(id: string): readonly string[] {
	return Object.hasOwn(TASK_WORDS, id) ? (TASK_WORDS[id] ?? []) : [];
}

const licence = (...values: readonly string[]) => ({ of: "licence", values }) as const;

/** The most used licences that allow commercial use without conditions on it, and those that forbid it. */
const COMMERCIAL = ["apache-2.0", "mit", "bsd-3-clause", "bsd-2-clause", "cc-by-4.0", "cc0-1.0", "unlicense"];
const NON_COMMERCIAL = ["cc-by-nc-4.0", "cc-by-nc-sa-4.0", "cc-by-nc-nd-4.0", "cc-by-nc-2.0", "cc-by-nc-sa-3.0"];

const FOR_COMMERCE = { ...licence(...COMMERCIAL), label: "licences for commercial use" };

/** Licences that may be part of a name: `MIT` is also an author. */
const SHORT_LICENCES: Rows = [
	...["mit", "bsd", "gpl", "unlicense", "openrail"].map((word): Rows[number] => [licence(word), [word]]),
	[licence("apache-2.0"), ["apache"]],
	[FOR_COMMERCE, ["commercial"]],
];

const LONG_LICENCES: Rows = [
	[licence("apache-2.0"), ["apache2", "apache 2.0", "apache 2", ...said("apache"), ...said("apache 2.0")]],
	[licence("mit"), said("mit")],
	[
		{ ...licence(...NON_COMMERCIAL), label: "non-commercial licences" },
		["cc by nc", ...said("cc by nc"), "non commercial", "noncommercial", ...said("non commercial")],
	],
	[FOR_COMMERCE, ["commercial use", "for commercial use", "commercially usable", "free for commercial use"]],
	...["bsd-3-clause", "bsd-2-clause", "cc0-1.0", "cc-by-4.0", "cc-by-sa-4.0", "cc-by-nc-4.0", "cc-by-nc-sa-4.0"].map(
		same,
	),
	...["gpl-2.0", "gpl-3.0", "lgpl-3.0", "agpl-3.0", "mpl-2.0", "bigscience-openrail-m", "creativeml-openrail-m"].map(
		same,
	),
];

/** What people write for a licence: `apache licence`, `apache-licensed`, `licence apache`. */
function said(name: string): readonly string[] {
	const after = ["licence", "license", "licensed", "licenced"].map((word) => `${name} ${word}`);
	return [...after, ...["licence", "license"].map((word) => `${word} ${name}`)];
}

function same(value: string): Rows[number] {
	return [licence(value), [value]];
}

/** Names of formats; `pt` and `tf` are not read, because they are also names of languages and libraries. */
const FORMATS: Rows = ["safetensors", "gguf", "onnx", "tflite", "openvino", "coreml", "joblib", "skops"]
	.filter((name) => formats({ id: "any", tags: [name] }).includes(name))
	.map((name) => format(name, name, `.${name}`, `${name} files`, `${name} format`));

/** Endings of files, with their dot, and the format that they are. */
const ENDINGS: Rows = [
	format("keras", ".keras"),
	format("pytorch", ".pt", ".pth"),
	format("tensorflow", ".h5"),
	format("coreml", ".mlmodel", ".mlpackage"),
	format("pickle", ".pkl", ".pickle"),
	format("jax", ".msgpack"),
];

function format(name: string, ...phrases: readonly string[]): Rows[number] {
	return [{ of: "format", values: [name] }, phrases];
}

const ACCESS: Rows = [
	[{ of: "gated", values: ["no"] }, ["ungated", "not gated", "open access"]],
	[{ of: "gated", values: ["yes"] }, ["gated"]],
];

const SORTS: Rows = [
	[{ of: "sort", sort: "trending" }, ["trending"]],
	[{ of: "sort", sort: "downloads" }, ["most downloaded", "most used", "popular", "most popular", "best", "top"]],
	[{ of: "sort", sort: "likes" }, ["most liked"]],
	[{ of: "sort", sort: "created" }, ["newest", "new", "new models", "what is new", "what's new", "recently added"]],
	[
		{ of: "sort", sort: "updated" },
		[
			"recent",
			"latest",
			"recently updated",
			"last updated",
			"lately updated",
			"what changed",
			"what has changed",
			"what changed lately",
			"what changed recently",
			"recently changed",
		],
	],
	[{ of: "sort", sort: "parameters" }, ["largest", "biggest"]],
	[{ of: "sort", sort: "parameters", dir: "asc" }, ["smallest"]],
];

const SMALL: Rows = [
	[
		{ of: "size", values: ["under-1b", "1b-3b"], label: "up to 3 B parameters" },
		[
			"small",
			"lightweight",
			...["phones", "a phone", "phone", "a raspberry pi", "raspberry pi"].map((device) => `for ${device}`),
			"raspberry pi",
		],
	],
];

const TASKS: Rows = taskNames
	.filter(({ id }) => id !== "other")
	.map(({ id, name }) => [{ of: "task", values: [id] }, [id, name, ...wordsOfTask(id)]]);

/** Words for several tasks at once. */
const FIELDS_OF_TASKS: Rows = [
	[
		{ of: "task", values: ["automatic-speech-recognition", "text-to-speech"] },
		["speech model", "speech models", "voice model", "voice models"],
	],
	[
		{ of: "task", values: ["feature-extraction", "sentence-similarity"] },
		["embedding", "embeddings", "text embedding", "text embeddings", "embedding model", "embedding models"],
	],
];

/** The libraries that the filter lists; the others have names like those of models. */
const LIBRARIES: Rows = libraries
	.filter(({ filter }) => filter === true)
	.map(({ key, prettyLabel }) => [{ of: "library", values: [key] }, [key, prettyLabel]]);

/** Languages of the spoken kind by their English names. */
const LANGUAGES: Rows = letterPairs().flatMap((code) => {
	const name = languageName(code);
	return name === undefined ? [] : [[{ of: "language", values: [code] }, [name]] as const];
});

function letterPairs(): readonly string[] {
	const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));
	return letters.flatMap((first) => letters.map((second) => first + second));
}

/**
 * What every phrase means. A later table wins. A task of several words is always read: its filter finds what the words find.
 */
export const VOCABULARY: ReadonlyMap<string, Entry> = new Map(
	[
		entries(LIBRARIES, () => true),
		entries(LANGUAGES, () => true),
		entries(SORTS, (phrase) => !phrase.includes(" ")),
		entries(SMALL, () => true),
		entries(CHECKED, (phrase) => !phrase.includes(" ")),
		entries(OWN, () => false),
		entries(DAYS_AND_FEEDS, () => true),
		entries(ACCESS, () => true),
		entries(SHORT_LICENCES, () => true),
		entries(LONG_LICENCES, () => false),
		entries(TASKS, (phrase) => !phrase.includes(" ")),
		entries(FIELDS_OF_TASKS, (phrase) => !phrase.includes(" ")),
		entries(FORMATS, () => false),
		entries(ENDINGS, () => false),
	].flat(),
);

function entries(rows: Rows, mayBeName: (phrase: string) => boolean): readonly (readonly [string, Entry])[] {
	return rows.flatMap(([meaning, phrases]) =>
		phrases.map(phraseOf).map((phrase) => [phrase, { meaning, mayBeName: mayBeName(phrase) }] as const),
	);
}

/** The tasks whose names contain some words in a row, the last of them perhaps only begun. */
export function tasksWith(words: readonly string[]): readonly string[] {
	return NAMES.filter(({ name }) => name.some((_, at) => startsAt(name, at, words))).map(({ id }) => id);
}

const NAMES = taskNames.map(({ id, name }) => ({ id, name: phraseOf(name).split(" ") }));

function startsAt(name: readonly string[], at: number, words: readonly string[]): boolean {
	const last = words.length - 1;
	return words.every((word, nth) => {
		const there = name[at + nth] ?? "";
		return nth === last ? word.length > 2 && there.startsWith(word) : there === word;
	});
}
