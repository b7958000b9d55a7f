import type { ModelRecord } from "@vitrine/model";
import { isLateInteraction, isRanker } from "../../libraries/sentence-transformers/kinds.ts";
import { reads } from "../reads.ts";
import { library, type Rule, unsure } from "./rule.ts";

/**
 * sentence-transformers, for models of Transformers that rank texts: Transformers has no pipeline for them, and its classes return no
 * score of a text. A record that names no library may be of another one.
 */
export const ranking: Rule = {
	name: "ranking",
	offers: ({ record, named, tagged, other, contents }) => {
		const kind = kindOf(record);
		const isFree = named === undefined ? other === undefined && tagged.length === 0 : named.key === "transformers";
		const isTorch = contents.formats.has("safetensors") || contents.formats.has("pytorch");
		if (kind === undefined || !isFree || !isTorch || contents.adapter !== undefined) return [];
		if (reads(KEY, contents) === "mismatch") return [];
		const offer = library(KEY, { code: "ranks", kind }, "tag");
		return [named === undefined ? unsure(offer) : offer];
	},
};

const KEY = "sentence-transformers";

function kindOf(record: ModelRecord): "late-interaction" | "cross-encoder" | undefined {
	if (isLateInteraction(record)) return "late-interaction";
	return isRanker(record) ? "cross-encoder" : undefined;
}
