import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";

const root = dirname(import.meta.dirname);
const data = mkdtempSync(join(tmpdir(), "vitrine-start-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe.skipIf(process.platform === "win32")("npm start", () => {
	it.each([
		["npm alone gets SIGTERM", (npm: ChildProcess) => npm.kill("SIGTERM")],
		["Ctrl-C reaches its whole group", (npm: ChildProcess) => process.kill(-npm.pid!, "SIGINT")],
	])(
		"serves the home page and the starter catalogue, and frees the port when %s",
		async (_, end) => {
			const port = await freePort();
			const npm = start(port);
			const page = await untilAnswered(`http://127.0.0.1:${port}/`);
			expect(page).toContain("<h1");
			expect(await (await fetch(`http://127.0.0.1:${port}/models`)).text()).toMatch(/2,2\d\d/);
			end(npm);
			await untilFree(port);
			await vi.waitFor(() => expect(processesServing(port)).toEqual([]), { timeout: 20_000, interval: 200 });
		},
		120_000,
	);

	it("names a port in use, and what to do", async () => {
		const taken = await listening();
		const port = portOf(taken);
		const npm = start(port);
		const said: string[] = [];
		npm.stderr!.on("data", (chunk) => said.push(String(chunk)));
		const code = await new Promise((resolve) => npm.on("close", resolve));
		taken.close();
		expect(code).toBe(1);
		expect(said.join("")).toContain(String(port));
		expect(said.join("")).toMatch(/PORT=/);
	}, 60_000);
});

function start(port: number): ChildProcess {
	const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", VITRINE_DATA: data };
	return spawn("npm", ["start"], { cwd: root, env, stdio: ["ignore", "ignore", "pipe"], detached: true });
}

/** The lowest port that is tried: no other test takes one below 32,768, where the system starts to give them out. */
const LOWEST = 20_000 + (process.pid % 10_000);

async function freePort(port = LOWEST): Promise<number> {
	const server = await listening(port).catch(() => undefined);
	if (server === undefined) return freePort(port + 1);
	await new Promise((resolve) => server.close(resolve));
	return port;
}

function listening(port = 0): Promise<Server> {
	return new Promise((resolve, reject) => {
		const server = createServer().listen(port, "127.0.0.1", () => resolve(server));
		server.once("error", reject);
	});
}

const portOf = (server: Server): number => (server.address() as { port: number }).port;

async function untilAnswered(url: string): Promise<string> {
	for (;;) {
		try {
			return await (await fetch(url)).text();
		} catch {
			await pause();
		}
	}
}

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

function processesServing(port: number): string[] {
	const { stdout } = spawnSync("ps", ["axeww", "-o", "pid=,command="], { encoding: "utf8", maxBuffer: 1e8 });
	return (stdout ?? "")
		.split("\n")
		.filter((line) => line.includes(`PORT=${port} `) && /\bnode\b/.test(line) && !line.includes("vitest"));
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
