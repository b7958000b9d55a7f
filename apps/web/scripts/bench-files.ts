// npm run bench:files [-- --rounds N --gigabytes N]: the CPU time to send a large file, as a multiple of what a plain pipe
// of Node takes for it. Both are measured in turns, so that other load affects both.
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { importSource, openStore } from "@vitrine/store";
import { buildIfStale } from "./build.ts";
import { type Measured, startMeasured, startServer } from "./bench/server.ts";

/** The multiple that is allowed. */
const MOST = 1.3;

const { values } = parseArgs({
	options: { rounds: { type: "string", default: "3" }, gigabytes: { type: "string", default: "3" } },
});
const [rounds, gigabytes] = [Number(values.rounds), Number(values.gigabytes)];
const folder = mkdtempSync(join(tmpdir(), "vitrine-files-"));
const file = join(folder, "models/acme/large/model.bin");
mkdirSync(join(folder, "models/acme/large"), { recursive: true });
writeFileSync(join(folder, "models/acme/large/README.md"), "---\ntags: [bench]\n---\n");
writeFileSync(file, "");
truncateSync(file, gigabytes * 1024 ** 3);
await buildIfStale(console.error);
const store = await openStore({ data: join(folder, "data"), starter: false });
await importSource(store.index, join(folder, "models"));
await store.close();

const pipe = await startMeasured([fileURLToPath(new URL("bench/pipe.ts", import.meta.url)), file]);
const site = await startServer(join(folder, "data"));
try {
	// The digest of the file is computed first, so that it is not measured.
	await settled(site);
	const [piped, sent]: [number[], number[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		piped.push(await cost(pipe, `${pipe.url}/`));
		sent.push(await cost(site, `${site.url}/acme/large/resolve/main/model.bin`));
	}
	const ratio = Math.min(...sent) / Math.min(...piped);
	console.log(`${gigabytes} GiB, CPU seconds, least of ${rounds} rounds`);
	console.log(`plain pipe  ${Math.min(...piped).toFixed(2)}`);
	console.log(`vitrine     ${Math.min(...sent).toFixed(2)}`);
	console.log(`ratio       ${ratio.toFixed(2)} (at most ${MOST})`);
	if (ratio > MOST) process.exitCode = 1;
} finally {
	await pipe.close();
	await site.close();
	rmSync(folder, { recursive: true, force: true });
}

/** CPU seconds that a server takes to send the file at an address. */
async function cost(server: Measured, address: string): Promise<number> {
	const before = await server.cpu();
	const bytes = await received(address);
	if (bytes !== gigabytes * 1024 ** 3) throw new Error(`${address} sent ${bytes} bytes.`);
	return (await server.cpu()) - before;
}

function received(address: string): Promise<number> {
	return new Promise((resolve, reject) => {
		get(address, { agent: false }, (response) => {
			let bytes = 0;
			response.on("data", (piece: Buffer) => (bytes += piece.length));
			response.on("end", () => resolve(bytes));
			response.on("error", reject);
		}).on("error", reject);
	});
}

/** Waits until a server is idle, for a minute at most. */
async function settled(server: Measured): Promise<void> {
	for (let turn = 0, before = -1, now = 0; turn < 20 && now - before > 0.3; turn++) {
		before = await server.cpu();
		await new Promise((resolve) => setTimeout(resolve, 3000));
		now = await server.cpu();
	}
}
