import { type Token, Tokens, type TokenVerdict } from "@vitrine/store";
import type { Context } from "hono";
import { tokenCookie } from "../../http/tokenCookie.ts";
import type { Access, Identity, AccessRefusal } from "../../site/access.ts";
import { EVERYONE, type Reader } from "../../site/reader.ts";
import { clientOf, remoteOf } from "../load/clientAddress.ts";
import { Attempts } from "./attempts.ts";
import type { AccessSettings, TrustedProxy } from "./settings.ts";

/** Knows readers by a token, a cookie with one, or the header of a trusted proxy. */
export class AccessControl implements Access {
	readonly #settings: Pick<AccessSettings, "mode" | "proxy" | "proxies">;
	readonly #tokens: Tokens | undefined;
	readonly #attempts = new Attempts();

	/** `tokens` is undefined where there is no place for a list. */
	constructor(settings: Pick<AccessSettings, "mode" | "proxy" | "proxies">, tokens: Tokens | undefined) {
		this.#settings = settings;
		this.#tokens = tokens;
	}

	/** `now` is the clock by which tokens expire. */
	static open(settings: AccessSettings, now: () => Date): AccessControl {
		return new AccessControl(settings, settings.tokens === undefined ? undefined : new Tokens(settings.tokens, now));
	}

	close(): void {
		this.#tokens?.close();
	}

	/** Read for each request: the first token closes a site that was open. */
	get isOn(): boolean {
		const { mode, proxy } = this.#settings;
		if (mode !== undefined) return mode !== "open";
		return proxy !== undefined || (this.#tokens?.exist ?? false);
	}

	identify(context: Context): Identity {
		if (!this.isOn) return { reader: EVERYONE };
		const { proxy } = this.#settings;
		const bearer = bearerOf(context);
		if (bearer !== undefined) return this.#withToken(context, bearer, "token");
		const atProxy = proxy && readerAt(context, proxy);
		if (atProxy !== undefined) return { reader: atProxy };
		const cookie = tokenCookie(context);
		const signedIn = cookie === undefined ? undefined : this.#withToken(context, cookie, "cookie");
		// A cookie may be that of a token that has been revoked since: its reader is like any other.
		if (signedIn !== undefined && "reader" in signedIn) return signedIn;
		const why = signedIn?.refusal;
		return { reader: { ...this.#anonymous, ...(why && !why.isUnknown && { refused: why.message }) } };
	}

	tryToken(context: Context, secret: string): { readonly expiresAt?: string } | { readonly refusal: AccessRefusal } {
		const found = this.#tried(context, secret);
		if ("refusal" in found) return found;
		return found.expiresAt === undefined ? {} : { expiresAt: found.expiresAt };
	}

	get #anonymous(): Reader {
		const maySignIn = this.#tokens !== undefined;
		return { owners: [], maySignIn, ...(this.#settings.mode !== "public" && { isShutOut: true }) };
	}

	#withToken(context: Context, secret: string, by: "token" | "cookie"): Identity {
		const found = this.#tried(context, secret);
		return "refusal" in found ? found : { reader: { owners: found.owners, name: found.name, by } };
	}

	#tried(context: Context, secret: string): Token | { readonly refusal: AccessRefusal } {
		const client = clientOf(context, this.#settings.proxies);
		const wait = this.#attempts.waitOf(client, secret);
		if (wait > 0) return { refusal: tooMany(wait) };
		const verdict: TokenVerdict = this.#tokens?.verdict(secret) ?? { state: "unknown" };
		this.#attempts.sent(client, secret, verdict.state !== "unknown");
		return verdict.state === "valid" ? verdict.token : { refusal: refusalOf(verdict) };
	}
}

/** The token of `Authorization: Bearer`. Another scheme is for a proxy in front of the site. */
const bearerOf = (context: Context): string | undefined =>
	/^Bearer +(\S+) *$/i.exec(context.req.header("Authorization") ?? "")?.[1];

/** Characters of the longest header that is read. */
const LONGEST = 4_000;

/** The reader that a proxy names; undefined from any other address, and without a name. */
function readerAt(context: Context, { user, owners, isTrusted }: TrustedProxy): Reader | undefined {
	const name = context.req.header(user)?.trim().slice(0, LONGEST);
	if (!name || !isTrusted(remoteOf(context))) return undefined;
	const named = owners === undefined ? "" : (context.req.header(owners) ?? "").slice(0, LONGEST);
	const list = named.split(",").flatMap((owner) => owner.trim().toLowerCase() || []);
	return { owners: list.includes("*") ? "*" : list, name, by: "proxy" };
}

/** Hub clients know this sentence: they do not report a missing repository then. */
const UNKNOWN: AccessRefusal = { status: 401, isUnknown: true, message: "Invalid credentials in Authorization header" };

function refusalOf(verdict: TokenVerdict): AccessRefusal {
	if (verdict.state === "unknown" || verdict.state === "valid") return UNKNOWN;
	const { token, state } = verdict;
	const when = (state === "expired" ? token.expiresAt : token.revokedAt)?.slice(0, 10);
	const what = state === "expired" ? `expired on ${when}` : `was revoked on ${when}`;
	return {
		status: 401,
		message: `The token ${JSON.stringify(token.name)} ${what}. Ask the operator of this site for another.`,
	};
}

function tooMany(wait: number): AccessRefusal {
	const retryAfter = Math.ceil(wait / 1000);
	return { status: 429, message: `Too many wrong tokens. Try again in ${retryAfter} s.`, retryAfter };
}
