import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model";
import { named } from "../../base/named.ts";

/**
 * What is wrong with a file of collections, as a clause. `field` is the place: a line, an entry, or an entry and its field; empty for
 * the whole file.
 */
export class CollectionsError extends FaultError<keyof typeof SENTENCES> {
	override readonly name = "CollectionsError";

	constructor(code: keyof typeof SENTENCES, field: string, words: Partial<FaultWords>, options?: ErrorOptions) {
		super(SENTENCES, code, field, words, options);
	}
}

const SENTENCES = {
	"wrong-value": ({ field, expected, got }) => `${named(field)}expected ${expected}, not ${got}`,
	"unknown-field": ({ field, expected, got }) => `${named(field)}unknown field ${got}; the fields are ${expected}`,
	"too-many": ({ field, expected, got }) => `${named(field)}${got}; ${expected} are read`,
	"too-long-line": ({ field, expected, got }) => `${field} has ${got}; ${expected} are read`,
	"too-deep": ({ field, expected }) => `${field} is nested too deeply: ${expected} are read`,
	unreadable: ({ field, reason }) => `${named(field)}${reason}`,
} satisfies FaultSentences;
