import type { Fault } from "@vitrine/model";

/** Why a file of weights cannot be read. */
export type WeightsCode = keyof typeof SENTENCES;

/** A file of weights that cannot be read; `field` is its path. */
export class WeightsError extends Error implements Fault<WeightsCode> {
	override readonly name = "WeightsError";
	readonly code: WeightsCode;
	readonly field: string;
	readonly expected: string;
	readonly got: string;

	constructor(code: WeightsCode, path: string, { expected = "", got = "" }: Partial<Words> = {}) {
		super(`${path}: ${SENTENCES[code]({ expected, got })}`);
		this.code = code;
		this.field = path;
		this.expected = expected;
		this.got = got;
	}
}

type Words = Readonly<Record<"expected" | "got", string>>;

const SENTENCES = {
	"not-gguf": () => "is not a GGUF file",
	"gguf-version": ({ expected, got }) => `is GGUF of version ${got}; versions ${expected} can be read`,
	"too-many-entries": ({ got }) => `claims to have ${got}`,
	"unknown-field-type": ({ got }) => `has a field of the unknown type ${got}`,
	"unknown-list-type": ({ got }) => `has a list of the unknown type ${got}`,
	"text-too-long": ({ got }) => `has a text of ${got} bytes`,
	"too-many-dimensions": ({ got }) => `a tensor has ${got} dimensions`,
	"header-too-long": ({ expected }) => `has a header of more than ${expected} bytes`,
	"header-cut-off": () => "ends inside its header",
	"too-short": () => "is too short to be a safetensors file",
	"bad-header-length": ({ got }) => `is not a safetensors file, or is cut off (its header would be ${got} bytes long)`,
	"bad-header": () => "the header is not a JSON object",
	"missing-shard": ({ got }) => `the shard ${got} is missing`,
} satisfies Readonly<Record<string, (words: Words) => string>>;
