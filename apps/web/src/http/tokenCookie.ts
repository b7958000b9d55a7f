import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { BASE_PATH } from "../base/basePath.ts";

/** The cookie with the token of a reader who has signed in: scripts cannot read it, and other sites do not send it. */
const NAME = "vitrine_token";

/** Seconds after which a reader signs in again. */
const LONGEST = 30 * 86_400;

const path = BASE_PATH === "" ? "/" : BASE_PATH;

export const tokenCookie = (context: Context): string | undefined => getCookie(context, NAME);

/** Signs a reader in. `expiresAt` is when the token expires (ISO 8601). */
export function setTokenCookie(context: Context, token: string, origin: string, expiresAt?: string): void {
	const left = expiresAt === undefined ? LONGEST : (Date.parse(expiresAt) - Date.now()) / 1000;
	const maxAge = Math.max(0, Math.min(LONGEST, Math.floor(left)));
	const secure = origin.startsWith("https:");
	setCookie(context, NAME, token, { path, httpOnly: true, sameSite: "Lax", secure, maxAge });
}

export function deleteTokenCookie(context: Context): void {
	deleteCookie(context, NAME, { path });
}
