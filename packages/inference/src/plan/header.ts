import { CodeError, headerValue } from "@vitrine/code";
import { refuse } from "../refusal.ts";

/** The text, if every client sends it unchanged in a header; else a refusal that names the field. */
export function inHeader(field: string, text: string): string {
	try {
		return headerValue(text);
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		// A token does not appear in messages.
		const got = field === "accessToken" ? "…" : text;
		return refuse({ code: "not-in-header", field, got, problem: error.problem });
	}
}
