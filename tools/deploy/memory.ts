// Serves the starter catalogue, requests different pages for some seconds, and prints the memory of the server:
//   node scripts/with-node.mjs tools/deploy/memory.ts [SECONDS]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfStale, serverFile } from "../../apps/web/scripts/build.ts";
import type { Serve } from "../../apps/web/src/server/process/serving.ts";

/** Requests under way at a time, and between two lines. */
const [CONNECTIONS, EVERY] = [8, 1000];

const seconds = Number(process.argv[2] ?? 120);
const data = mkdtempSync(join(tmpdir(), "vitrine-memory-"));
await buildIfStale(console.error);
const { serve } = (await import(pathToFileURL(serverFile).href)) as { readonly serve: Serve };
const server = await serve({ port: 0, host: "127.0.0.1", data });
await server.ready;
print(0);

const models = (await (await fetch(`${server.url}/api/models?limit=1000`)).json()) as readonly {
	readonly id: string;
}[];
const until = performance.now() + seconds * 1000;
let count = 0;
const addresses = different();
await Promise.all(Array.from({ length: CONNECTIONS }, read));
print(count);
await server.close();
rmSync(data, { recursive: true });

async function read(): Promise<void> {
	for (const address of addresses) {
		if (performance.now() > until) return;
		await (await fetch(server.url + address)).arrayBuffer();
		if (++count % EVERY === 0) print(count);
	}
}

/** Addresses of models and searches without end, none of them twice. */
function* different(): Generator<string> {
	for (let at = 0; ; at++) {
		const { id = "" } = models[at % models.length] ?? {};
		yield `/models/${id}?x=${at}`;
		yield `/models?q=${id.slice(0, 3)}${at}`;
		yield `/models?task=text-generation&q=${at}`;
	}
}

function print(requests: number): void {
	console.log(`${requests} requests: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`);
}
