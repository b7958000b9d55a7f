import { createServer, type Server } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { type Browser, chromium } from "playwright-core";

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
};

/** A folder at an address of this machine, as a host of static pages serves it. */
export interface Served {
	readonly url: string;
	close(): void;
}

/** Serves a folder of a built site. */
export async function servedFolder(folder: string): Promise<Served> {
	const server: Server = createServer((request, answer) => {
		const path = join(folder, normalize(new URL(request.url ?? "/", "http://x").pathname));
		const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
		if (!existsSync(file)) return void answer.writeHead(404).end();
		answer.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
		answer.end(readFileSync(file));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A browser for the tests of packages. */
export function openChromium(): Promise<Browser> {
	const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
	return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}
