import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ProxyOptions {
	/** The URL of the node behind it. */
	readonly node: string;
	/** Answers in the node's place; undefined lets it answer. May wait. */
	readonly instead?: (request: Asked) => Answered | undefined | Promise<Answered | undefined>;
	/** Changes what the node answered, where that is JSON. */
	readonly alter?: (request: Asked, body: unknown, status: number) => unknown;
	/** Speaks TLS with this key and certificate, as PEM. */
	readonly tls?: { readonly key: string; readonly cert: string };
}

/** A request as it came. */
export interface Asked {
	readonly method: string;
	/** Path and query. */
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
}

export interface Answered {
	readonly status: number;
	/** Text, or what becomes JSON. */
	readonly body: unknown;
	/** What the body is; `text/plain` for text and JSON for all else unless given. */
	readonly type?: string;
}

export interface Proxy {
	readonly url: string;
	close(): Promise<void>;
}

/** Stands between a client and a node: what a cluster seldom does by itself, and what stands before one elsewhere. */
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
	const asked: Asked = { method: request.method ?? "GET", path: request.url ?? "/", headers: request.headers };
	const answer = (await options.instead?.(asked)) ?? (await askNode(options, asked, body));
	const [said, type] =
		typeof answer.body === "string" ? [answer.body, "text/plain"] : [JSON.stringify(answer.body), JSON_TYPE];
	response.writeHead(answer.status, { "content-type": answer.type ?? type, "content-length": Buffer.byteLength(said) });
	response.end(asked.method === "HEAD" ? undefined : said);
}

async function askNode({ node, alter }: ProxyOptions, asked: Asked, body: string): Promise<Answered> {
	const answer = await fetch(node + asked.path, {
		method: asked.method,
		headers: { "content-type": asked.headers["content-type"] ?? JSON_TYPE },
		...(body !== "" && { body }),
	});
	const said = await answer.text();
	const type = answer.headers.get("content-type") ?? JSON_TYPE;
	const altered = alter && said.startsWith("{") ? alter(asked, JSON.parse(said), answer.status) : said;
	return { status: answer.status, body: altered, type };
}

const JSON_TYPE = "application/json; charset=UTF-8";
