import { hash } from "node:crypto";

/** Characters of a term; OpenSearch allows 32,766 bytes. */
export const LONGEST_TERM = 8000;
const CUT = "\0";

/** A text as it is stored and searched: a long one is shortened, and its digest distinguishes it from others. */
export function storedTerm(text: string): string {
	if (text.length <= LONGEST_TERM) return text;
	return `${text.slice(0, LONGEST_TERM)}${CUT}${hash("sha256", text, "hex")}`;
}

/** Whether a term is a shortened text. */
export const isShortened = (term: string): boolean => term.length > LONGEST_TERM;
