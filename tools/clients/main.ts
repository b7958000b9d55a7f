// npm run test:clients: installs hub clients into a cache folder, runs them against the built site, prints what works,
// and writes it into docs/hub-api.md. Exits with 1 if something fails.
import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { inBrowser } from "./browser.ts";
import { packages, PYTHON, pythonOf } from "./install.ts";
import { tableOf, type Tried, writeTable } from "./matrix.ts";
import { hfCommand, programs } from "./programs.ts";
import { openStage, type Stage } from "./stage.ts";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const run = promisify(execFile);

console.error("Installing the clients …");
const pythons = PYTHON.map((version) => ({ version, python: pythonOf(version) }));
const npm = packages();
await buildIfStale(console.error);
const stage = await openStage();
try {
	const tried: Tried[] = [];
	for (const { version, python } of pythons) tried.push(await inPython(stage, version, python));
	const newest = pythons.at(-1)!;
	tried.push(hfCommand(stage, newest.python, newest.version));
	tried.push(...(await inNode(stage)), ...(await inBrowser(stage, npm)), ...programs(stage));
	const table = tableOf(tried, new Date().toISOString().slice(0, 10));
	console.log(table);
	writeTable(here("../../docs/hub-api.md"), table);
	for (const { name, version, found } of tried)
		for (const [work, result] of Object.entries(found))
			if (result !== true) {
				console.error(`${name} ${version}: ${work}: ${result}`);
				process.exitCode = 1;
			}
} finally {
	await stage.close();
}

async function inPython({ url, folder, expected, token }: Stage, version: string, python: string): Promise<Tried> {
	const own = join(folder, `python-${version}`);
	mkdirSync(own);
	const env = {
		...process.env,
		HF_ENDPOINT: url,
		HF_HOME: own,
		EXPECTED: expected,
		SECRET_TOKEN: token,
		HF_HUB_DISABLE_PROGRESS_BARS: "1",
	};
	const { stdout } = await run(python, [here("check.py"), own], { env });
	return { name: "huggingface_hub", ...JSON.parse(stdout.trim().split("\n").at(-1) ?? "") };
}

async function inNode({ url, folder, expected }: Stage): Promise<readonly Tried[]> {
	const env = { ...process.env, HF_ENDPOINT: url, EXPECTED: expected, PACKAGES: npm };
	const { stdout } = await run(process.execPath, [here("check.mjs"), join(folder, "node")], { env });
	return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}
