import type { VisibleTo } from "@vitrine/search";

/** Who sends a request, and what that reader may see. */
export interface Reader {
	/** The owners whose private and gated models it may read; `*` for all. */
	readonly owners: VisibleTo;
	/** The name of its token, or its name at a proxy; undefined for a reader who has not signed in. */
	readonly name?: string;
	/** How it has signed in. */
	readonly by?: "token" | "cookie" | "proxy";
	/** Whether it may see nothing at all until it signs in. */
	readonly isShutOut?: boolean;
	/** Why the token in its cookie is no longer valid. */
	readonly refused?: string;
	/** Whether it can sign in: pages then say so. */
	readonly maySignIn?: boolean;
}

/** A reader that may see nothing: the sign-in page and errors are shown to it. */
export const NOBODY: Reader = { owners: [], isShutOut: true, maySignIn: true };

/** The reader of a site that is open to all. */
export const EVERYONE: Reader = { owners: "*" };
