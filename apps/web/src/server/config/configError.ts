import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model";
import { named } from "../../base/named.ts";

/** A setting of the server that cannot be used. `field` is the environment variable, or the file that was named on the command line. */
export class ConfigError extends FaultError<keyof typeof SENTENCES> {
	override readonly name = "ConfigError";

	constructor(code: keyof typeof SENTENCES, field: string, words: Partial<FaultWords>, options?: ErrorOptions) {
		super(SENTENCES, code, field, words, options);
	}
}

const SENTENCES = {
	"invalid-variable": ({ field, expected, got }) => `${field} must be ${expected}, not ${got}.`,
	"missing-variable": ({ field, expected }) => `${field} is not set: it must be ${expected}.`,
	"unusable-file": ({ field, got, reason }) => `${field}: ${named(got)}${reason}`,
	"unwritable-log": ({ field, got, reason }) => `${field}: ${got} cannot be written: ${reason}.`,
} satisfies FaultSentences;
