/** The first sentence of a text; all of it if it has only one. */
export function firstSentence(text: string): string {
	return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
