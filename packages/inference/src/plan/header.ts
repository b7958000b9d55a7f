import { CodeError, headerValue } from "@vitrine/code";
import { InputError } from "../errors.ts";

/** The text, if it can travel in an HTTP header the same way from every client; else an InputError naming the field. */
export function inHeader(field: string, text: string): string {
	try {
		return headerValue(text);
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		throw new InputError(
			field,
			text,
			`a header cannot hold ${error.problem}. Use ASCII on one line, without spaces at the ends.`,
		);
	}
}
