import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { root } from "../../src/data/root.ts";
import { builtAssets } from "../../src/server/assets.ts";
import { RUNNABLE, SHELF, shelf } from "../../src/testing/shelf.ts";
import { testApp } from "../../src/testing/site.ts";
import { buildIfStale } from "../build.ts";

export { PAGES } from "../../src/testing/pages.ts";

/** Serves the built site with the models of the tests, at a fixed time, so that runs can be compared. */
export async function serveShelf(): Promise<{ readonly url: string; close(): void }> {
	await buildIfStale(console.error);
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	// The port, which differs with each run, is on pages that say where the site is.
	const config = { origin: "http://localhost:3000" };
	const app = await testApp({ assets, config, store: await shelf([...SHELF, ...RUNNABLE]) });
	const server = createServer(getRequestListener(app.fetch));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const close = (): void => {
		server.closeAllConnections();
		server.close();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
