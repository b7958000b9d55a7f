// Serves the starter catalogue in a process of its own, requests different pages for some seconds, and prints its memory:
//   node scripts/with-node.mjs tools/deploy/memory.ts [SECONDS]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { killed, startOn } from "../../apps/web/src/testing/processes.ts";

/** Requests under way at a time, and between two lines. */
const [CONNECTIONS, EVERY] = [8, 1000];

const seconds = Number(process.argv[2] ?? 120);
const data = mkdtempSync(join(tmpdir(), "vitrine-memory-"));
await buildIfStale(console.error);
const server = await startOn(data, { HOST: "127.0.0.1" });
const { url } = server;
print(0);

const models = (await (await fetch(`${url}/api/models?limit=1000`)).json()) as readonly { readonly id: string }[];
const until = performance.now() + seconds * 1000;
let count = 0;
const addresses = different();
await Promise.all(Array.from({ length: CONNECTIONS }, read));
print(count);
await killed(server);
rmSync(data, { recursive: true });

async function read(): Promise<void> {
	for (const address of addresses) {
		if (performance.now() > until) return;
		await (await fetch(url + address)).arrayBuffer();
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
	const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(server.child.pid)], { encoding: "utf8" });
	console.log(`${requests} requests: ${Math.round(Number(stdout) / 1024)} MB`);
}
