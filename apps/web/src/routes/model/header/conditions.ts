import { isObject, type ModelRecord, shortened } from "@vitrine/model";

/** The terms of access in the card of a gated model. */
interface Conditions {
	/** The text of the card, shortened if it is long. */
	readonly prompt?: string;
	/** The names of the fields to fill in. */
	readonly fields: readonly string[];
}

const LONGEST = 1_500;
const MOST_FIELDS = 20;

/** Reads `extra_gated_prompt` and `extra_gated_fields`. Their Markdown is shown as plain text. */
export function conditionsOf({ cardData }: ModelRecord): Conditions {
	const prompt = cardData?.["extra_gated_prompt"];
	const fields = cardData?.["extra_gated_fields"];
	const words = typeof prompt === "string" ? prompt.trim() : "";
	return {
		...(words !== "" && { prompt: shortened(words, LONGEST) }),
		fields: isObject(fields) ? Object.keys(fields).slice(0, MOST_FIELDS) : [],
	};
}
