import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { SWEEP, swept } from "../../../test/sweep.ts";

const root = join(import.meta.dirname, "../../..");
const bin = join(root, "apps/cli/bin/vitrine.mjs");
const folder = mkdtempSync(join(tmpdir(), "vitrine-bin-"));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { ...process.env, VITRINE_DATA: join(folder, "data"), NO_COLOR: "1" };

/** The Node versions to test: the pinned one, and the machine's own, which may be older. */
const nodes = [process.execPath, ...["/usr/bin/node", "/usr/local/bin/node"].filter((path) => existsSync(path))];

const started = (node: string, args: readonly string[], input = "") =>
	spawnSync(node, [bin, ...args], { env, input, encoding: "utf8" });

for (const [node, options] of swept(nodes))
	describe(`vitrine, started by ${node}`, options, () => {
		it("runs a command and passes on its exit code", () => {
			expect(started(node, ["--version"])).toMatchObject({
				status: 0,
				stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
				stderr: "",
			});
			expect(started(node, ["frobnicate"])).toMatchObject({ status: 2, stdout: "" });
			expect(started(node, ["import", join(folder, "nowhere")])).toMatchObject({ status: 1, stdout: "" });
		});

		it("answers a batch on standard input, and keeps standard output for answers", SWEEP, () => {
			const lines = ['{"key":1,"model":{"id":"a/b","library_name":"Transformers","tags":["timm"]}}', "{bad"];
			const { status, stdout, stderr } = started(node, ["snippets", "--batch", "-"], lines.join("\n"));
			expect(status).toBe(0);
			expect(
				stdout
					.trim()
					.split("\n")
					.map((line) => JSON.parse(line).key)
					.at(-1),
			).toBeNull();
			expect(stderr).toMatch(/^line 1: .*transformers/);
		});

		it("ends quietly when its reader stops", SWEEP, async () => {
			const child = spawn(node, [bin, "libraries", "--json"], { env, stdio: ["ignore", "pipe", "pipe"] });
			const complaints: Buffer[] = [];
			child.stderr.on("data", (chunk: Buffer) => complaints.push(chunk));
			child.stdout.destroy();
			const [code] = (await once(child, "close")) as [number];
			expect([code, Buffer.concat(complaints).toString()]).toEqual([0, ""]);
		});

		it("leaves the catalogue as it was when an import is stopped", SWEEP, async () => {
			const file = join(folder, "one.ndjson");
			writeFileSync(file, '{"id":"first/model"}\n');
			const to = ["--data", mkdtempSync(join(folder, "data-"))];
			expect(started(node, ["import", file, ...to])).toMatchObject({ status: 0 });
			const { url, isAskedForMore } = await endlessHub();
			const child = spawn(node, [bin, "import", url, ...to], { env, stdio: ["ignore", "pipe", "pipe"] });
			await isAskedForMore;
			child.kill("SIGINT");
			const said = (await child.stderr.toArray()).join("");
			if (child.exitCode === null) await once(child, "exit");
			expect([child.exitCode, said]).toEqual([1, expect.stringContaining("Interrupted")]);
			expect(started(node, ["search", "--json", ...to]).stdout.match(/"id": "[^"]*"/g)).toEqual([
				'"id": "first/model"',
			]);
		});
	});

it("names the command to run if nothing is installed", () => {
	const bare = join(folder, "bare");
	for (const part of ["apps/cli/bin", "apps/cli/src", "apps/cli/package.json", "scripts/pinned-node.mjs"])
		cpSync(join(root, part), join(bare, part), { recursive: true });
	for (const node of nodes) {
		const { status, stderr } = spawnSync(node, [join(bare, "apps/cli/bin/vitrine.mjs"), "tasks"], {
			env,
			encoding: "utf8",
		});
		expect(status).toBe(1);
		expect(stderr).toMatch(/Run: npm ci\n$/);
	}
});

/** A hub whose first page has a model, and whose second never comes. */
async function endlessHub(): Promise<{ readonly url: string; readonly isAskedForMore: Promise<void> }> {
	const asked = Promise.withResolvers<void>();
	const server = createServer((request, response) => {
		if (request.url?.includes("cursor=")) return asked.resolve();
		response.setHeader("Content-Type", "application/json");
		response.setHeader("Link", '</api/models?cursor=2>; rel="next"');
		response.end('[{"id":"second/model","tags":[]}]');
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close().closeAllConnections());
	await once(server, "listening");
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isAskedForMore: asked.promise };
}
