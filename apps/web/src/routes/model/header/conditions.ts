import { isObject, type ModelRecord } from "@vitrine/model";

/** What a gated model's card says of its gate. */
export interface Conditions {
	/** What is asked, in the card's words; cut when it is long. */
	readonly prompt?: string;
	/** Names of what the reader has to state. */
	readonly fields: readonly string[];
}

const LONGEST = 1_500;
const MOST_FIELDS = 20;

/** Reads `extra_gated_prompt` and `extra_gated_fields`, which their author wrote as Markdown: shown as plain text. */
export function conditionsOf({ cardData }: ModelRecord): Conditions {
	const prompt = cardData?.["extra_gated_prompt"];
	const fields = cardData?.["extra_gated_fields"];
	const words = typeof prompt === "string" ? prompt.trim() : "";
	return {
		...(words !== "" && { prompt: words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed()}…` : words }),
		fields: isObject(fields) ? Object.keys(fields).slice(0, MOST_FIELDS) : [],
	};
}
