import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { THEME_SCRIPT } from "../ui/page/theme.ts";
import type { Config } from "../site/config.ts";

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

/** What a page may load from elsewhere, beside its own files. */
export interface Elsewhere {
	/** Where the pictures of a model card may come from. */
	readonly pictures?: string;
	/** Origins that a reader's browser may call from the page, and whose answers it shows. */
	readonly calls?: readonly string[];
}

/** The policy of a page, which loads nothing from elsewhere but what is named. */
export function policy({ pictures = "", calls = [] }: Elsewhere = {}): string {
	const answers = calls.length > 0 ? " blob:" : "";
	return [
		"default-src 'none'",
		`script-src 'self' 'sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}'`,
		"style-src 'self'",
		"font-src 'self'",
		`img-src 'self' data:${answers}${pictures === "" ? "" : ` ${pictures}`}`,
		`media-src 'self'${answers}`,
		["connect-src 'self'", ...calls].join(" "),
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
