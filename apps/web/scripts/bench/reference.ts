import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { markupOf } from "./markup.ts";
import { elementOf } from "./tree.ts";

/** A page that is served until it is closed. */
export interface Reference {
	readonly url: string;
	/** Bytes of its script as sent. */
	readonly script: number;
	close(): void;
}

/**
 * Serves one of the site's pages as pages are commonly made: rendered on the server, sent once more as data, and
 * hydrated as a whole. Markup, styles and fonts are the same, and the only code is React: the lowest cost that such a
 * page can have.
 */
export async function openReference(site: string, path: string): Promise<Reference> {
	const [html, code] = [await (await fetch(site + path)).text(), await bundle()];
	const script = brotliCompressSync(code);
	const page = brotliCompressSync(asApplication(html));
	const listener: RequestListener = async (request, response) => {
		const own = { "/": [page, "text/html; charset=utf-8"], "/app.js": [script, "text/javascript"] } as const;
		const found = own[request.url as keyof typeof own];
		if (found) return response.writeHead(200, { "Content-Type": found[1], "Content-Encoding": "br" }).end(found[0]);
		const answer = await fetch(site + request.url, { headers: { "Accept-Encoding": "identity" } });
		const type = answer.headers.get("Content-Type") ?? "";
		return response.writeHead(answer.status, { "Content-Type": type }).end(Buffer.from(await answer.arrayBuffer()));
	};
	const server = createServer((request, response) => void listener(request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const close = (): void => {
		server.closeAllConnections();
		server.close();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, script: script.length, close };
}

async function bundle(): Promise<string> {
	const input = fileURLToPath(new URL("hydrateAll.ts", import.meta.url));
	const built = await build({
		configFile: false,
		mode: "production",
		logLevel: "error",
		publicDir: false,
		build: { write: false, rolldownOptions: { input }, minify: true },
	});
	const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
	const code = chunks.find((chunk) => chunk.type === "chunk")?.code;
	if (code === undefined) throw new Error("The reference page has no script");
	return code;
}

/** The page with its body as data, and the script that hydrates it. */
function asApplication(html: string): string {
	const { head, body } = markupOf(html);
	const data = JSON.stringify(body).replaceAll("<", "\\u003c");
	const rendered = renderToString(body.map(elementOf));
	const links = renderToString(head.map(elementOf));
	return (
		`<!doctype html><html lang="en"><head>${links}</head><body><div id="app">${rendered}</div>` +
		`<script id="tree" type="application/json">${data}</script><script type="module" src="/app.js"></script></body></html>`
	);
}
