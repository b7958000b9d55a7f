import { CodeError, fieldOf, withField } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

/** A library's snippets for a record, or a note that names a field whose value code cannot contain. */
export function snippetsOf(library: Library, record: ModelRecord): readonly LoadSnippet[] {
	try {
		return withField(
			(value) => fieldOf(record, value),
			() => library.snippets?.(record) ?? [],
		);
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		return [{ note: `There is no code for this model with ${library.prettyLabel}: ${error.message}` }];
	}
}
