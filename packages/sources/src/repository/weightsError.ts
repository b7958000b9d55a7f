import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model";

/** Why a file of weights cannot be read. */
export type WeightsCode = keyof typeof SENTENCES;

/** A file of weights that cannot be read; `field` is its path. */
export class WeightsError extends FaultError<WeightsCode> {
	override readonly name = "WeightsError";

	constructor(code: WeightsCode, path: string, words: Partial<FaultWords> = {}) {
		super(SENTENCES, code, path, words);
	}
}

const SENTENCES = {
	"not-gguf": ({ field }) => `${field}: is not a GGUF file`,
	"gguf-version": ({ field, expected, got }) => `${field}: is GGUF of version ${got}; versions ${expected} can be read`,
	"too-many-entries": ({ field, got }) => `${field}: claims to have ${got}`,
	"unknown-field-type": ({ field, got }) => `${field}: has a field of the unknown type ${got}`,
	"unknown-list-type": ({ field, got }) => `${field}: has a list of the unknown type ${got}`,
	"text-too-long": ({ field, got }) => `${field}: has a string of ${got} bytes`,
	"too-many-dimensions": ({ field, got }) => `${field}: a tensor has ${got} dimensions`,
	"header-too-long": ({ field, expected }) => `${field}: has a header of more than ${expected} bytes`,
	"header-cut-off": ({ field }) => `${field}: ends inside its header`,
	"too-short": ({ field }) => `${field}: is too short to be a safetensors file`,
	"bad-header-length": ({ field, got }) =>
		`${field}: is not a safetensors file, or is cut off (its header would be ${got} bytes long)`,
	"bad-header": ({ field }) => `${field}: the header is not a JSON object`,
	"missing-shard": ({ field, got }) => `${field}: the shard ${got} is missing`,
} satisfies FaultSentences;
