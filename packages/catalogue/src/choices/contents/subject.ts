import type { ModelRecord } from "@vitrine/model";
import type { Found } from "../evidence.ts";
import type { Bases } from "./bases.ts";

/** What a model works on, as far as it decides which program reads its files. */
export type Subject = "language" | "images" | "video" | "speech" | "3d" | "vision" | "other";

/** The subject by the task, else by tags, the header of a GGUF file, the names of the model and its bases, or its library. */
export function subjectOf(record: ModelRecord, { ids }: Bases): Found<Subject> | undefined {
	const stated = statedSubject(record);
	if (stated !== undefined && stated !== "language") return { value: stated, from: "card" };
	const architecture = record.gguf?.architecture;
	if (architecture !== undefined) return { value: named(architecture) ?? "language", from: "header" };
	if (stated !== undefined) return { value: stated, from: "card" };
	if (record.tags.includes("conversational")) return { value: "language", from: "tag" };
	const tagged = record.tags.find((tag) => TASKS.has(tag));
	if (tagged !== undefined) return { value: TASKS.get(tagged) ?? "other", from: "tag" };
	const byName = named(record.id) ?? named(ids[0] ?? "");
	if (byName !== undefined) return { value: byName, from: "name" };
	return record.library_name === "diffusers" ? { value: "images", from: "card" } : undefined;
}

/** The subject of the stated task. A chat model that looks at images is one of language. */
function statedSubject({ pipeline_tag: task = "", tags }: ModelRecord): Subject | undefined {
	const stated = TASKS.get(task);
	return stated === "vision" && tags.includes("conversational") ? "language" : stated;
}

/** The first family of models in a name or an architecture that is not one of language models. */
function named(text: string): Subject | undefined {
	return FAMILIES.find(([pattern]) => pattern.test(text))?.[1];
}

const FAMILIES: readonly (readonly [name: RegExp, subject: Subject])[] = [
	[/wan[-_.]?2|hunyuan[-_]?video|\bltx|cogvideo|mochi-1|skyreels|minimax[-_]?h3/i, "video"],
	[
		/\bflux|stable[-_]?diffusion|sdxl|\bsd[-_]?[123x]|qwen[-_]?image|z[-_]?image|chroma1|hidream|kolors|pixart|auraflow|lumina|krea[-_]?2|ernie[-_]?image/i,
		"images",
	],
	[/whisper|kokoro|\bxtts|parakeet|[-_/]tts\b|[-_]tts[-_]|[-_/]asr\b|vibevoice|cosyvoice/i, "speech"],
	[/hunyuan[-_]?3d|trellis/i, "3d"],
];

const tasks = (subject: Subject, ids: string): readonly (readonly [task: string, subject: Subject])[] =>
	ids.split(" ").map((id) => [id, subject] as const);

const TASKS: ReadonlyMap<string, Subject> = new Map([
	...tasks("language", "text-generation image-text-to-text any-to-any feature-extraction sentence-similarity"),
	...tasks("language", "text-ranking text-retrieval translation summarization question-answering text-classification"),
	...tasks("language", "text2text-generation token-classification fill-mask zero-shot-classification multiple-choice"),
	...tasks("language", "video-text-to-text audio-text-to-text visual-question-answering image-to-text table-to-text"),
	...tasks("language", "document-question-answering table-question-answering visual-document-retrieval"),
	...tasks("images", "text-to-image image-to-image image-text-to-image unconditional-image-generation"),
	...tasks("video", "text-to-video image-to-video image-text-to-video video-to-video"),
	...tasks("speech", "automatic-speech-recognition text-to-speech text-to-audio audio-to-audio audio-classification"),
	...tasks("speech", "voice-activity-detection"),
	...tasks("3d", "text-to-3d image-to-3d"),
	...tasks("vision", "image-classification object-detection image-segmentation depth-estimation keypoint-detection"),
	...tasks("vision", "mask-generation zero-shot-image-classification zero-shot-object-detection video-classification"),
	...tasks("vision", "image-feature-extraction"),
	...tasks("other", "time-series-forecasting tabular-classification tabular-regression tabular-to-text graph-ml"),
]);
