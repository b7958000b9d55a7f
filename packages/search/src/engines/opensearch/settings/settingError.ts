import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model/reading";

/** What is wrong with a setting. */
export type SettingErrorCode = keyof typeof SENTENCES;

/**
 * An invalid setting. `field` is the variable, flag or option as the user knows it; no password or token is in it or in
 * the message.
 */
export class SettingError extends FaultError<SettingErrorCode> {
	override readonly name = "SettingError";

	constructor(code: SettingErrorCode, field: string, words: Partial<FaultWords> = {}, options?: ErrorOptions) {
		super(SENTENCES, code, field, words, options);
	}
}

const SENTENCES = {
	"conflicting-settings": ({ field, got }) => `${field} and ${got} are both set: set one of them`,
	"missing-setting": ({ field, expected }) =>
		`${field} is set, but ${expected} is not set: set ${expected}, or unset ${field}`,
	"unused-setting": ({ field }) => `${field} is set, but no node is reached by https`,
	"invalid-setting": ({ field, expected, got }) => `${field} is ${got}: it should be ${expected}`,
	"invalid-node": ({ field, expected, got }) =>
		`${field} contains ${got}, which is not the URL of a node: it should be ${expected}`,
	"password-in-url": ({ field, expected, got }) =>
		`${field}: the URL of ${got} contains a user or a password: set ${expected} instead`,
	"unreadable-file": ({ field, got }) => `${field}: ${got}`,
	"no-certificate": ({ field, expected }) => `${field} contains no certificate: it should be ${expected}`,
} satisfies FaultSentences;
