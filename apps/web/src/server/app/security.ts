import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { START_SCRIPT } from "../../ui/page/startScript.ts";
import type { Config } from "../../site/config.ts";

/** Sets headers that limit a page to its own files: no script, style, frame or form of another origin. */
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

/** What a page may load from other origins. */
interface Elsewhere {
	/** The source of the images in a model card. */
	readonly images?: string;
	/** Origins that the reader's browser may call from the page, and whose answers the page shows. */
	readonly calls?: readonly string[];
}

/** The Content-Security-Policy of a page: its own files, and what is named. */
export function policy({ images = "", calls = [] }: Elsewhere = {}): string {
	const answers = calls.length > 0 ? " blob:" : "";
	return [
		"default-src 'none'",
		`script-src 'self' 'sha256-${createHash("sha256").update(START_SCRIPT).digest("base64")}'`,
		"style-src 'self'",
		"font-src 'self'",
		`img-src 'self' data:${answers}${images === "" ? "" : ` ${images}`}`,
		`media-src 'self'${answers}`,
		["connect-src 'self'", ...calls].join(" "),
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
