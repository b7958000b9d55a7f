import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isProbe } from "../health/probes.ts";

/**
 * A listener for a site that is served below a path, such as `/models`: the site sees addresses without it. The first
 * page is at `/models/`; the root of the server leads there, and nothing else is outside.
 */
export function servedBelow(basePath: string, listener: RequestListener): RequestListener {
	if (basePath === "") return listener;
	return (request, response) => {
		const path = pathOf(request);
		const below = path.startsWith(basePath) ? path.slice(basePath.length) : undefined;
		if (below?.startsWith("/")) request.url = below;
		// Orchestrators send probes to the server itself, not through the proxy that the path belongs to.
		else if (!isProbe(path)) return leadTo(`${basePath}/`, path, basePath, response);
		return listener(request, response);
	};
}

/** Proxies may send the whole URL. */
const pathOf = ({ url = "/" }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

function leadTo(home: string, path: string, basePath: string, response: ServerResponse): void {
	const [, asked = "", query = ""] = /^([^?]*)(.*)$/s.exec(path) ?? [];
	if (asked === "/" || asked === basePath) {
		response.writeHead(302, { Location: home + query }).end();
		return;
	}
	const sentence = `This site is at ${home}`;
	const headers = { "Content-Type": "text/plain; charset=utf-8", "X-Error-Message": sentence };
	response.writeHead(404, headers).end(`${sentence}\n`);
}
