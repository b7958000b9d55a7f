import type { Fault } from "@vitrine/model";

type ConfigErrorCode = keyof typeof SENTENCES;

/** A setting of the server that cannot be used. `field` is the environment variable, or the file that was named on the command line. */
export class ConfigError extends Error implements Fault<ConfigErrorCode> {
	override readonly name = "ConfigError";
	readonly code: ConfigErrorCode;
	readonly field: string;
	readonly expected: string;
	readonly got: string;

	constructor(
		code: ConfigErrorCode,
		field: string,
		{ expected = "", got = "", reason = "" }: Partial<Details> = {},
		options?: ErrorOptions,
	) {
		super(SENTENCES[code]({ field, expected, got, reason }), options);
		this.code = code;
		this.field = field;
		this.expected = expected;
		this.got = got;
	}
}

/** `reason` is what the system or a parser reported. */
type Details = Readonly<Record<"expected" | "got" | "reason", string>>;

const SENTENCES = {
	"invalid-variable": ({ field, expected, got }) => `${field} must be ${expected}, not ${got}.`,
	"missing-variable": ({ field, expected }) => `${field} is not set: it must be ${expected}.`,
	"unusable-file": ({ field, got, reason }) => `${[field, got].filter(Boolean).join(": ")}: ${reason}`,
	"unwritable-log": ({ field, got, reason }) => `${field}: ${got} cannot be written: ${reason}.`,
} satisfies Readonly<Record<string, (words: Details & { readonly field: string }) => string>>;
