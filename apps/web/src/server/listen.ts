import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { dataDirectory, openStore } from "@vitrine/store";
import { logAccess } from "./accessLog.ts";
import { createApp } from "./app.ts";
import { builtAssets } from "./assets.ts";
import { readConfig, root } from "./config.ts";
import type { ServeOptions, Server } from "./serving.ts";

/** How long answers that are under way may take to finish. */
const GRACE = 1_500;

/** Opens the index and listens. */
export async function listen({ port = 3000, host, data, endpoints, accessLog, signal }: ServeOptions): Promise<Server> {
	const config = readConfig(process.env, endpoints);
	const store = await openStore({ data: dataDirectory(process.env, data) });
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	const app = createApp({ store, config, assets });
	const http = createServer(getRequestListener(app.fetch));
	try {
		if (accessLog !== undefined) logAccess(http, accessLog);
		await bind(http, port, host);
	} catch (error) {
		await store.close();
		throw error;
	}
	const { promise: closed, resolve } = Promise.withResolvers<void>();
	let closing: Promise<void> | undefined;
	const close = (): Promise<void> =>
		(closing ??= stop(http)
			.then(() => store.close())
			.then(resolve));
	if (signal?.aborted) void close();
	signal?.addEventListener("abort", () => void close(), { once: true });
	return { url: urlOf(http.address() as AddressInfo, host), close, closed };
}

function bind(http: HttpServer, port: number, host: string | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		http.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
		http.listen({ port, ...(host !== undefined && { host }) }, resolve);
	});
}

/** Says what to do about a port that cannot be had. */
function explained(error: NodeJS.ErrnoException, port: number, host = "this machine"): Error {
	const other = `PORT=${port < 65_535 ? port + 1 : 3000} npm start`;
	if (error.code === "EADDRINUSE")
		return new Error(`Port ${port} is taken by another program. Stop it, or take another port: ${other}`);
	if (error.code === "EACCES")
		return new Error(`Port ${port} may not be used by this account. Take one above 1023: PORT=3000 npm start`);
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
		return new Error(`HOST ${host} is not an address of this machine. Leave HOST out to listen on all of them.`);
	return error;
}

/** Lets answers finish, but not for long. */
async function stop(http: HttpServer): Promise<void> {
	const done = new Promise<void>((resolve) => void http.close(() => resolve()));
	http.closeIdleConnections();
	const timer = setTimeout(() => http.closeAllConnections(), GRACE);
	await done;
	clearTimeout(timer);
}

/** An address that a browser on this machine can open. */
function urlOf({ port }: AddressInfo, host = "localhost"): string {
	const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
