import type { RequestListener } from "node:http";

const BODY = "This request names more than one host. Send one Host header.\n";

/**
 * Answers requests with several Host headers with 400, as RFC 9112 asks (section 3.2): Node takes the first of them, and a
 * proxy in front of it may have decided by another.
 */
export function requiringOneHost(listener: RequestListener): RequestListener {
	return (request, response) => {
		if (hosts(request.rawHeaders) < 2) return listener(request, response);
		response.writeHead(400, {
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Length": BODY.length,
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
			Connection: "close",
		});
		response.end(BODY);
	};
}

/** Raw headers are names and values in turn. */
const hosts = (raw: readonly string[]): number =>
	raw.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length;
