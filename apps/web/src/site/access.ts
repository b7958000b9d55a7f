import type { Context } from "hono";
import type { Collection } from "./collections.ts";
import type { Reader } from "./reader.ts";

/** Why a request is refused: the status, and a sentence for people and programs. */
export interface AccessRefusal {
	readonly status: 401 | 429;
	/** Set for a token that this site does not know. */
	readonly isUnknown?: true;
	readonly message: string;
	/** Seconds after which it may be sent again. */
	readonly retryAfter?: number;
}

/** A reader, or why there is none. */
export type Identity = { readonly reader: Reader } | { readonly refusal: AccessRefusal };

/** Who may see what. */
export interface Access {
	/** Whether what a reader sees depends on who it is. */
	readonly isOn: boolean;
	/** The reader that sends a request. */
	identify(context: Context): Identity;
	/** Whether a token is valid, and until when (ISO 8601) it is; counts as an attempt of the request's client. */
	tryToken(context: Context, secret: string): { readonly expiresAt?: string } | { readonly refusal: AccessRefusal };
}

declare module "hono" {
	interface ContextVariableMap {
		/** Who sends the request; set before all routes. */
		reader: Reader;
		/** The collections as that reader sees them. */
		collections: readonly Collection[];
	}
}
