import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { THEME_SCRIPT } from "../ui/theme.ts";
import type { Config } from "./config.ts";

/** Headers that keep a page to its own files: no foreign script, style, frame or form. */
export function securityHeaders(config: Config): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const headers = context.res.headers;
		headers.set("X-Content-Type-Options", "nosniff");
		headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
		headers.set("Cross-Origin-Opener-Policy", "same-origin");
		headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
		if (!config.development && !headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", POLICY);
	};
}

const POLICY = policy();

/** The policy of a page. A model card may show pictures from elsewhere; nothing else may load anything from there. */
export function policy(pictures = ""): string {
	return [
		"default-src 'none'",
		`script-src 'self' 'sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}'`,
		"style-src 'self'",
		"font-src 'self'",
		`img-src 'self' data:${pictures === "" ? "" : ` ${pictures}`}`,
		"media-src 'self'",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
