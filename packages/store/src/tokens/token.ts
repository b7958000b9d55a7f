import { FaultError, type FaultSentences, type FaultWords } from "@vitrine/model";

/** A token, without its secret. */
export interface Token {
	readonly name: string;
	/** The owners whose private and gated models it opens, in lower case; `*` for all. */
	readonly owners: "*" | readonly string[];
	/** ISO 8601, as are the others. */
	readonly createdAt: string;
	readonly expiresAt?: string;
	readonly revokedAt?: string;
}

/** What a text that was given as a token is. */
export type TokenVerdict =
	| { readonly state: "valid" | "expired" | "revoked"; readonly token: Token }
	| { readonly state: "unknown" };

/** Why a token cannot be added or revoked, or why the list cannot be read. */
type TokenErrorCode = keyof typeof SENTENCES;

/** A token or a list of tokens that cannot be used. `field` is the argument or option, or the path of the list. */
export class TokenError extends FaultError<TokenErrorCode> {
	override readonly name = "TokenError";

	constructor(code: TokenErrorCode, field: string, words: Partial<FaultWords>, options?: ErrorOptions) {
		super(SENTENCES, code, field, words, options);
	}
}

const SENTENCES = {
	"wrong-token": ({ field, expected, got }) => `${field} is ${got}: it should be ${expected}`,
	"taken-token": ({ got }) => `A token ${got} already exists: revoke it first`,
	"unknown-token": ({ got }) => `There is no token ${got} to revoke; see: vitrine token list`,
	"unreadable-tokens": ({ field, reason }) => `The list of tokens ${field} cannot be used: ${reason}`,
	"foreign-tokens": ({ field, expected }) => `${field} is not ${expected}`,
} satisfies FaultSentences;
