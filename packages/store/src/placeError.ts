import type { Fault } from "@vitrine/model";

/** Why settings do not locate a catalogue. */
export type PlaceCode = keyof typeof SENTENCES;

/** A setting that makes no sense. `field` is the variable or option; no password or token is in it or in the message. */
export class PlaceError extends Error implements Fault<PlaceCode> {
	override readonly name = "PlaceError";
	readonly code: PlaceCode;
	readonly field: string;
	readonly expected: string;
	readonly got: string;

	constructor(
		code: PlaceCode,
		field: string,
		{ expected = "", got = "" }: Partial<Words> = {},
		options?: ErrorOptions,
	) {
		super(SENTENCES[code]({ field, expected, got }), options);
		this.code = code;
		this.field = field;
		this.expected = expected;
		this.got = got;
	}
}

type Words = Readonly<Record<"field" | "expected" | "got", string>>;

const SENTENCES = {
	"conflicting-settings": ({ field, got }) => `${field} and ${got} are both set: set one of them`,
	"missing-setting": ({ field, expected }) =>
		`${field} is set, but ${expected} is not set: set ${expected}, or unset ${field}`,
	"unused-setting": ({ field, got }) => `${field} is ${got}, but no node is reached by https`,
	"invalid-setting": ({ field, expected, got }) => `${field} is ${got}: it should be ${expected}`,
	"invalid-node": ({ field, expected, got }) =>
		`${field} contains ${got}, which is not the URL of a node: it should be ${expected}`,
	"password-in-url": ({ field, expected, got }) =>
		`${field}: the URL of ${got} contains a user or a password: set ${expected} instead`,
	"unreadable-file": ({ field, got }) => `${field}: ${got}`,
	"no-certificate": ({ field, expected, got }) => `${field}: ${got} contains no certificate: it should be ${expected}`,
} satisfies Readonly<Record<string, (words: Words) => string>>;
