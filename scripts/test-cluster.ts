// npm run test:cluster: starts OpenSearch on three nodes, runs every *.cluster.test.ts, and stops the nodes.
//   npm run test:cluster -- [--opensearch 3.8.0] [--port 9400] [--hold [--heap 1g]] [FILE...]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startCluster } from "../tools/opensearch/cluster.ts";
import { serveControl } from "../tools/opensearch/control.ts";
import { CLUSTER_VARIABLE, CONTROL_VARIABLE } from "../tools/opensearch/handle.ts";
import { findJava, type Missing, USUAL } from "../tools/opensearch/java.ts";
import { prepareKit } from "../tools/opensearch/kit.ts";
import type { Kit } from "../tools/opensearch/node.ts";
import { type Tally, tallyOf } from "./tally.ts";

const root = join(import.meta.dirname, "..");
const { values: options, positionals: files } = parseArgs({
	options: {
		/** Version of the server. */
		opensearch: { type: "string", default: USUAL },
		/** HTTP port of the first node. */
		port: { type: "string", default: "9400" },
		/** Runs no tests: keeps the cluster until interrupted, and prints how to use it. Its nodes are slower to start, and faster. */
		hold: { type: "boolean", default: false },
		/** Java heap of each node. */
		heap: { type: "string", default: "512m" },
	},
	allowPositionals: true,
});

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interrupted.abort());

const { java, missing } = findJava(options.opensearch);
const tally =
	java === undefined ? without(missing) : await withCluster(await prepareKit(options.opensearch, java, say));
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Reports the tools that are missing. Where tools are required, each of them is a failure. */
function without(missing: readonly Missing[]): Tally {
	console.log("\n*** ALL TESTS OF THE OPENSEARCH ENGINE WERE SKIPPED: a tool is missing. ***");
	for (const { name, how } of missing) console.log(`*** ${name} is missing. ${how}`);
	console.log("");
	return { passed: 0, failed: process.env["VITRINE_REQUIRE_TOOLS"] ? missing.length : 0, skipped: 1 };
}

async function withCluster(kit: Kit): Promise<Tally> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-cluster-"));
	try {
		const { port, heap, hold: longRunning } = options;
		const cluster = await startCluster({ kit, port: Number(port), folder, heap, longRunning });
		const control = await serveControl(cluster);
		const variables = { [CLUSTER_VARIABLE]: cluster.urls.join(), [CONTROL_VARIABLE]: control.url };
		say(`OpenSearch ${options.opensearch} runs on ${cluster.urls.join(", ")}`);
		try {
			return options.hold ? await hold(variables) : await tests(variables, join(folder, "report.json"));
		} finally {
			control.close();
			await cluster.close();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function hold(variables: Readonly<Record<string, string>>): Promise<Tally> {
	for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`);
	say("The cluster runs until you press Ctrl-C.");
	const alive = setInterval(() => {}, 60_000);
	await once(interrupted.signal, "abort");
	clearInterval(alive);
	return { passed: 0, failed: 0, skipped: 0 };
}

async function tests(variables: Readonly<Record<string, string>>, report: string): Promise<Tally> {
	const vitest = join(root, "node_modules/vitest/vitest.mjs");
	const config = ["--config", "tools/opensearch/vitest.config.ts"];
	const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile=${report}`];
	const child = spawn(process.execPath, [vitest, "run", ...config, ...reporters, ...files], {
		cwd: root,
		env: { ...process.env, NODE_ENV: "test", ...variables },
		stdio: "inherit",
	});
	interrupted.signal.addEventListener("abort", () => child.kill());
	const [code] = (await once(child, "close")) as [number | null];
	return strict(tallyOf(report, code ?? 1));
}

/** Reports skipped tests. Where tools are required, each of them is a failure. */
function strict(tally: Tally): Tally {
	if (tally.skipped === 0) return tally;
	console.log(
		`\n*** ${tally.skipped} TESTS WERE SKIPPED: a tool is missing. The only other tool they use is openssl. ***\n`,
	);
	return process.env["VITRINE_REQUIRE_TOOLS"] ? { ...tally, failed: tally.failed + tally.skipped } : tally;
}

function say(line: string): void {
	console.log(`test:cluster: ${line}`);
}
