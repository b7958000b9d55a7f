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
export type Verdict =
	| { readonly state: "valid" | "expired" | "revoked"; readonly token: Token }
	| { readonly state: "unknown" };

/** Why a token cannot be added or revoked, or why the list cannot be read. */
type TokenErrorCode = "wrong-token" | "unreadable-tokens";

export class TokenError extends Error {
	override readonly name = "TokenError";
	readonly code: TokenErrorCode;

	constructor(code: TokenErrorCode, message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}
