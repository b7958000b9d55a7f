import type { ModelRecord } from "@vitrine/model";
import { type IndexReader, words as piecesOf } from "@vitrine/search";
import { links } from "../../base/links.ts";
import type { Way } from "../shapes.ts";
import { phraseOf } from "../reading/words.ts";
import { nearestModel, searchable } from "./models.ts";

const KINDS =
	/^(?:all |which |what |show )?(?:models? )?(?:fine ?tun(?:es?|ed)|derivatives?|derived|quant(?:s|i[sz]ations?|i[sz]ed)|adapters?|loras?|merges?)/;
const VERSIONS = /(?: (?:versions?|models?))?/;
const ASKED = new RegExp(String.raw`(?:${KINDS.source}${VERSIONS.source} (?:of|from|for|on)|^(?:models? )?based on) `);

/** Models with one base model. */
interface Derived {
	/** Its id. */
	readonly base: string;
	readonly models: readonly ModelRecord[];
	readonly list: Required<Way>;
}

/**
 * `finetunes of qwen3 0.6b`, `models based on openai/whisper-large-v3`: the models with this base model, the most downloaded first. Undefined
 * if the text asks for something else, names no model, or nothing here is derived from it.
 */
export async function derivedModels(index: IndexReader, text: string, limit: number): Promise<Derived | undefined> {
	const name = baseNamed(text);
	const base = name === undefined ? undefined : await nearestModel(index, name);
	if (name === undefined || base === undefined || !isNamed(base.id, name)) return undefined;
	const { rows, total } = await index.search({ filters: { base_model: [base.id] }, sort: "downloads", limit });
	if (total === 0) return undefined;
	const href = links.models({ base_model: base.id, sort: "downloads" });
	return {
		base: base.id,
		models: rows.map(({ record }) => record),
		list: { label: `All models derived from ${base.id}`, href, count: total },
	};
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
