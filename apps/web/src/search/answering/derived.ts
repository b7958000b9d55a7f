import { type IndexReader, words as piecesOf } from "@vitrine/search";
import type { FilterMeaning, Read } from "../reading/meanings.ts";
import { phraseOf } from "../reading/words.ts";
import { nearestModel, searchable } from "./models.ts";

const KINDS =
	/^(?:all |which |what |show )?(?:models? )?(?:fine ?tun(?:es?|ed)|derivatives?|derived|quant(?:s|i[sz]ations?|i[sz]ed)|adapters?|loras?|merges?)/;
const VERSIONS = /(?: (?:versions?|models?))?/;
const ASKED = new RegExp(String.raw`(?:${KINDS.source}${VERSIONS.source} (?:of|from|for|on)|^(?:models? )?based on) `);

/**
 * `finetunes of qwen3 0.6b`, `models based on openai/whisper-large-v3`: all of a text as a filter by this base model. Undefined if the
 * text asks for something else, names no model, or nothing in the index is derived from it.
 */
export async function baseRead(index: IndexReader, text: string): Promise<Read<FilterMeaning> | undefined> {
	const name = baseNamed(text);
	const base = name === undefined ? undefined : await nearestModel(index, name);
	if (name === undefined || base === undefined || !isNamed(base.id, name)) return undefined;
	const values = [base.id];
	const { total } = await index.search({ filters: { base_model: values }, limit: 1 });
	if (total === 0) return undefined;
	const meaning = { of: "base_model", values, label: `derived from ${base.id}` } as const;
	return { meaning, from: 0, to: text.length, typed: text, mayBeName: false };
}

/** Whether an id has all of these words: what else matched best is not what was meant. */
function isNamed(id: string, name: string): boolean {
	const pieces = piecesOf(id);
	return piecesOf(searchable(name)).every((piece) => pieces.some((one) => one.startsWith(piece)));
}

/** The name after such a phrase, as typed. */
function baseNamed(text: string): string | undefined {
	const asked = ASKED.exec(phraseOf(text));
	if (asked === null) return undefined;
	const words = asked[0].trim().split(" ").length;
	const name = text
		.replaceAll(/(?<=\bfine)-(?=tun)/gi, " ")
		.trim()
		.split(/\s+/)
		.slice(words)
		.join(" ");
	return name === "" ? undefined : name;
}
