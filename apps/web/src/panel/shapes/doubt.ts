import { escapedIn, suspectsIn, suspicion } from "@vitrine/code";

/** What a reader should know before they copy code: hidden characters that it writes as escapes, besides those of the id. */
export function doubtOf(code: string, id: string): { readonly doubt?: string } {
	const others = escapedIn(code).filter(({ codePoint }) => !id.includes(String.fromCodePoint(codePoint)));
	const doubt = suspicion("This code", others);
	return doubt === undefined ? {} : { doubt: `${doubt} They are written as escapes.` };
}

/** What a reader should know about the id of a model before they copy code with it. */
export function doubtOfId(id: string): { readonly doubt?: string } {
	const doubt = suspicion("This model’s id", suspectsIn(id, "name"));
	return doubt === undefined ? {} : { doubt: `${doubt} Check that it is the model you want before you copy the code.` };
}
