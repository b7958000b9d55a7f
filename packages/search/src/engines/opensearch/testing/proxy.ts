import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ProxyOptions {
	/** The URL of the node behind it. */
	readonly node: string;
	/** Answers instead of the node; undefined lets the node answer. */
	readonly instead?: (request: ProxyRequest) => ProxyResponse | undefined | Promise<ProxyResponse | undefined>;
	/** Changes the response of the node, if it is JSON. */
	readonly alter?: (request: ProxyRequest, body: unknown, status: number) => unknown;
	/** Uses TLS with this key and certificate, as PEM. */
	readonly tls?: { readonly key: string; readonly cert: string };
}

export interface ProxyRequest {
	readonly method: string;
	/** Path and query. */
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	/** Empty without one. */
	readonly body: string;
}

export interface ProxyResponse {
	readonly status: number;
	/** A text, or a value that is sent as JSON. */
	readonly body: unknown;
	/** The content type; `text/plain` for a text and JSON for other values by default. */
	readonly type?: string;
}

export interface Proxy {
	readonly url: string;
	close(): Promise<void>;
}

/** A proxy between a client and a node, to simulate faults, logins and TLS. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
	const listener = (request: IncomingMessage, response: ServerResponse): void =>
		void pass(options, request, response).catch(() => response.destroy());
	const server = options.tls ? createSecureServer(options.tls, listener) : createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const close = (): Promise<void> =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { url: `${options.tls ? "https" : "http"}://127.0.0.1:${port}`, close };
}

async function pass(options: ProxyOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const body = await text(request);
	const { method = "GET", url: path = "/", headers } = request;
	const asked: ProxyRequest = { method, path, headers, body };
	const answer = (await options.instead?.(asked)) ?? (await askNode(options, asked));
	const [content, type] =
		typeof answer.body === "string" ? [answer.body, "text/plain"] : [JSON.stringify(answer.body), JSON_TYPE];
	response.writeHead(answer.status, {
		"content-type": answer.type ?? type,
		"content-length": Buffer.byteLength(content),
	});
	response.end(asked.method === "HEAD" ? undefined : content);
}

async function askNode({ node, alter }: ProxyOptions, asked: ProxyRequest): Promise<ProxyResponse> {
	const answer = await fetch(node + asked.path, {
		method: asked.method,
		headers: { "content-type": asked.headers["content-type"] ?? JSON_TYPE },
		...(asked.body !== "" && { body: asked.body }),
	});
	const content = await answer.text();
	const type = answer.headers.get("content-type") ?? JSON_TYPE;
	const altered = alter && content.startsWith("{") ? alter(asked, JSON.parse(content), answer.status) : content;
	return { status: answer.status, body: altered, type };
}

const JSON_TYPE = "application/json; charset=UTF-8";
