import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model";
import { named } from "../base/named.ts";
import type { Names } from "./shapes.ts";

/** A field of a line that is wrong. `field` is empty for the whole line. */
export class FieldError extends FaultError<keyof typeof SENTENCES> {
	override readonly name = "FieldError";

	/** For a name that is not known. */
	readonly names: Names | undefined;

	constructor(code: keyof typeof SENTENCES, field: string, words: Partial<FaultWords>, names?: Names) {
		super(SENTENCES, code, field, words);
		this.names = names;
	}
}

const SENTENCES = {
	"missing-field": ({ field, expected }) => `${named(field)}is missing; it should be ${expected}`,
	"wrong-value": ({ field, expected, got }) => `${named(field)}is ${got}; it should be ${expected}`,
	"unknown-value": ({ field, got, reason }) => `${named(field)}${got} is not known; ${reason}`,
	"wrong-record": ({ field, reason }) => `${named(field)}${reason}`,
	"not-an-object": ({ expected, got }) => `This is ${got}, but a line should be ${expected}`,
	"not-json": ({ reason }) => `This is not JSON: ${reason}`,
} satisfies FaultSentences;
