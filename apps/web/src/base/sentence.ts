/** The first sentence of a text; all of it where it has but one. */
export function firstSentence(text: string): string {
	return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
