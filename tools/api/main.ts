// npm run test:api: tries the API of the built site with schemathesis, against its own description. Ends with "N passed, N failed".
//   npm run test:api -- --examples 200 --seed 7
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { startServer } from "../../apps/web/scripts/bench/server.ts";
import { importSource, openStore } from "../../packages/store/src/index.ts";
import { installPython, requirePython } from "../../verify/src/environments/python.ts";

const { values } = parseArgs({
	options: { examples: { type: "string", default: "25" }, seed: { type: "string", default: "1" } },
});
await installPython("api", console.error);
await buildIfStale(console.error);
const data = mkdtempSync(join(tmpdir(), "vitrine-api-"));
await fill(data);
const server = await startServer(data);
try {
	const status = schemathesis(server.url);
	console.log(status === 0 ? "1 passed, 0 failed" : "0 passed, 1 failed");
	process.exitCode = status;
} finally {
	await server.close();
}

/** Fills a catalogue with the starter models, and one whose id has no owner. */
async function fill(folder: string): Promise<void> {
	const store = await openStore({ data: folder });
	const dump = join(folder, "records.ndjson");
	writeFileSync(dump, '{"id":"bare-name","pipeline_tag":"fill-mask","library_name":"transformers","tags":[]}\n');
	await importSource(store.index, dump);
	await store.close();
}

/** Runs all checks and phases; returns the exit code. */
function schemathesis(url: string): number {
	const program = join(dirname(requirePython("api").python), "schemathesis");
	const config = fileURLToPath(new URL("schemathesis.toml", import.meta.url));
	const words = [
		"--config-file",
		config,
		"run",
		`${url}/api/v1/openapi.json`,
		"--checks=all",
		"--phases=examples,coverage,fuzzing,stateful",
		`--max-examples=${values.examples}`,
		`--seed=${values.seed}`,
		"--no-color",
		"--continue-on-failure",
	];
	const folder = mkdtempSync(join(tmpdir(), "vitrine-schemathesis-"));
	try {
		return spawnSync(program, words, { cwd: folder, stdio: "inherit" }).status ?? 1;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
