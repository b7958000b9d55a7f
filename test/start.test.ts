import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { swept } from "./sweep.ts";

const root = dirname(import.meta.dirname);
const data = mkdtempSync(join(tmpdir(), "vitrine-start-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe.skipIf(process.platform === "win32")("npm start", () => {
	const ENDS = [
		["npm alone gets SIGTERM", (npm: ChildProcess) => npm.kill("SIGTERM")],
		["Ctrl-C reaches its whole group", (npm: ChildProcess) => process.kill(-npm.pid!, "SIGINT")],
	] as const;

	for (const [[how, end], options] of swept(ENDS))
		it(`serves the home page and the starter catalogue, and frees the port when ${how}`, options, async () => {
			const npm = start(0);
			const url = await printedUrl(npm);
			expect(await (await fetch(url)).text()).toContain("<h1");
			expect(await (await fetch(`${url}/models`)).text()).toMatch(/2,2\d\d/);
			end(npm);
			await untilFree(Number(new URL(url).port));
			await expect.poll(processesServing, { interval: 200 }).toEqual([]);
		});

	it("names a port in use, and what to do", async () => {
		const taken = await listening();
		const port = portOf(taken);
		const npm = start(port);
		const said: string[] = [];
		npm.stdout!.resume();
		npm.stderr!.on("data", (chunk) => said.push(String(chunk)));
		const code = await new Promise((resolve) => npm.on("close", resolve));
		taken.close();
		expect(code).toBe(1);
		expect(said.join("")).toContain(String(port));
		expect(said.join("")).toMatch(/PORT=/);
	});
});

function start(port: number): ChildProcess {
	const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", VITRINE_DATA: data };
	return spawn("npm", ["start"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
}

/** The address that a process prints once it serves. */
function printedUrl(npm: ChildProcess): Promise<string> {
	let said = "";
	return new Promise((resolve, reject) => {
		for (const stream of [npm.stdout!, npm.stderr!])
			stream.on("data", (piece) => {
				said += String(piece);
				const [, url] = /ready at (http:\/\/[^\s/]+)/.exec(said) ?? [];
				if (url !== undefined) resolve(url);
			});
		npm.once("close", () => reject(new Error(`npm start ended: ${said}`)));
	});
}

function listening(): Promise<Server> {
	return new Promise((resolve, reject) => {
		const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
		server.once("error", reject);
	});
}

const portOf = (server: Server): number => (server.address() as { port: number }).port;

/** Binds the port after the server has released it. */
async function untilFree(port: number): Promise<void> {
	for (;;) {
		const bound = await new Promise<boolean>((resolve) => {
			const server = createServer();
			server.once("error", () => resolve(false));
			server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
		});
		if (bound) return;
		await pause();
	}
}

/** The processes that have the data folder of these tests. */
function processesServing(): string[] {
	const { stdout } = spawnSync("ps", ["axeww", "-o", "pid=,command="], { encoding: "utf8", maxBuffer: 1e8 });
	return (stdout ?? "")
		.split("\n")
		.filter((line) => line.includes(`VITRINE_DATA=${data} `) && /\bnode\b/.test(line) && !line.includes("vitest"));
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
