import { formats, isObject, type ModelRecord, parseRecord } from "@vitrine/model";
import { item } from "../item.ts";
import type { SourceItem } from "../source.ts";
import { readCard } from "./card.ts";
import { configOf, libraryOf, taskOf, transformersInfoOf } from "./derive.ts";
import { readGguf } from "./gguf.ts";
import { JsonFiles } from "./json.ts";
import type { Repository } from "./repository.ts";
import { readSafetensors } from "./safetensors.ts";
import { readSettings, type Settings } from "./settings.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The record of a repository, from its card, its settings files and the headers of its weights. The card takes precedence;
 * other fields are added only where the files leave no doubt. `known` are fields that the source knows.
 */
export async function describe(
	repository: Repository,
	known: Json,
	notes: readonly string[] = [],
): Promise<SourceItem> {
	const json = new JsonFiles(repository);
	const card = await readCard(repository);
	const settings = await readSettings(repository, json);
	const safetensors = await readSafetensors(repository, json);
	const gguf = await readGguf(repository);
	const words = wordsOf(card.data);
	const fields = assembled(repository, card.data, words.record, settings);
	const raw = {
		id: repository.id,
		...known,
		...fields,
		...(safetensors.info !== undefined && { safetensors: safetensors.info }),
		...(gguf.info !== undefined && { gguf: gguf.info }),
		siblings: repository.files.map(({ path, size }) => ({ rfilename: path, size })),
	};
	const all = [...notes, ...card.notes, ...words.notes, ...json.notes, ...safetensors.notes, ...gguf.notes];
	return item({ ...raw, tags: tags(raw, card.data, settings) }, repository.where, all);
}

/** The library and the task that the card states; notes on values of a wrong type, in place of which the files are asked. */
const wordsOf = ({ library_name, pipeline_tag }: Json): ReturnType<typeof parseRecord> =>
	parseRecord({ id: "card", tags: [], library_name, pipeline_tag });

function assembled(repository: Repository, card: Json, words: ModelRecord, settings: Settings): Json {
	const { "model-index": results, widget, private: hidden, gated, ...cardData } = card;
	const library = words.library_name ?? libraryOf(repository, settings);
	const info = transformersInfoOf(repository, settings, library);
	const task = words.pipeline_tag ?? taskOf(settings, library);
	const config = configOf(repository, settings);
	const mask = contentOf(settings.tokenizer["mask_token"]);
	return {
		...(library !== undefined && { library_name: library }),
		...(task !== undefined && { pipeline_tag: task }),
		...(config !== undefined && { config }),
		...(Object.keys(cardData).length > 0 && { cardData }),
		...(results !== undefined && { "model-index": results }),
		...(widget !== undefined && { widgetData: widget }),
		...(info !== undefined && { transformersInfo: info }),
		...(mask !== undefined && { mask_token: mask }),
		// Whatever else is written there does not make it public.
		...(hidden !== undefined && { private: hidden !== false && hidden !== null }),
		...(gated !== undefined && { gated }),
	};
}

/** Tags as a hub would give them. Those of the card come first and unchecked: the parser names bad ones by position. */
function tags(raw: Json, card: Json, settings: Settings): readonly unknown[] {
	const { library_name, pipeline_tag } = raw;
	const siblings = raw["siblings"] as readonly { readonly rfilename: string }[];
	const derived = [
		library_name,
		...formats({ id: "", tags: [], siblings }),
		settings.config["model_type"],
		pipeline_tag,
		...(isConversation(pipeline_tag, raw, settings) ? ["conversational"] : []),
		...(isObject(settings.config["auto_map"]) ? ["custom_code"] : []),
	].filter(isWord);
	const facts = [
		...listed(card["language"]).filter(isWord),
		...prefixed("license:", card["license"]),
		...prefixed("base_model:", card["base_model"]),
		...prefixed("dataset:", card["datasets"]),
	];
	return [...new Set([...listed(card["tags"]), ...derived, ...facts])];
}

function isConversation(task: unknown, raw: Json, settings: Settings): boolean {
	const gguf = raw["gguf"];
	const template = settings.chatTemplate ?? (isObject(gguf) ? gguf["chat_template"] : undefined);
	return template !== undefined && (task === "text-generation" || task === "image-text-to-text");
}

/** A special token is text, or an object that contains it. */
function contentOf(token: unknown): unknown {
	return isObject(token) ? token["content"] : token;
}

function prefixed(prefix: string, value: unknown): string[] {
	return listed(value)
		.filter(isWord)
		.map((word) => `${prefix}${word}`);
}

function listed(value: unknown): readonly unknown[] {
	if (value === undefined || value === null) return [];
	return Array.isArray(value) ? value : [value];
}

function isWord(value: unknown): value is string {
	return typeof value === "string" && value !== "";
}
