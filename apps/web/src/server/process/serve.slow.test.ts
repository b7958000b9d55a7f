import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildIfStale, serverFile } from "../../../scripts/build.ts";
import { serve } from "./serve.ts";

const data = mkdtempSync(join(tmpdir(), "vitrine-serve-"));
const children = new Set<ChildProcess>();

beforeAll(() => buildIfStale());
afterAll(() => {
	for (const child of children) child.kill("SIGKILL");
	rmSync(data, { recursive: true, force: true });
});

/** A process that serves; `said` returns what it has printed. */
function start(environment: Readonly<Record<string, string>>): {
	readonly child: ChildProcess;
	readonly said: () => string;
} {
	const env = { ...process.env, VITRINE_DATA: data, npm_lifecycle_event: "", ...environment };
	if (environment["npm_lifecycle_event"] === undefined) Reflect.deleteProperty(env, "npm_lifecycle_event");
	const child = spawn(process.execPath, [serverFile], { env, stdio: ["ignore", "pipe", "pipe"] });
	children.add(child);
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
	return { child, said: () => text };
}

async function address({ child, said }: ReturnType<typeof start>): Promise<string> {
	while (child.exitCode === null) {
		const found = /ready at (http:\S+)/.exec(said());
		if (found?.[1] !== undefined) return found[1];
		await setTimeout(20);
	}
	throw new Error(said());
}

describe("the server", () => {
	test("prints its address, answers there, and frees the port on SIGTERM, also with open connections", async () => {
		const server = start({ PORT: "0" });
		const url = await address(server);
		expect((await fetch(`${url}/tasks`)).status).toBe(200);
		const idle = connect(Number(new URL(url).port), "127.0.0.1");
		await once(idle, "connect");
		idle.on("error", () => {});
		server.child.kill("SIGTERM");
		const [code] = (await once(server.child, "exit")) as [number | null];
		expect(code).toBe(0);
		await expect(fetch(url)).rejects.toThrow();
		idle.destroy();
	});

	test("is reached from its own machine only, unless HOST says otherwise, and then it says what is open", async () => {
		const own = start({ PORT: "0", HOST: "" });
		const { port } = new URL(await address(own));
		expect(own.said()).not.toContain("Anyone");
		const elsewhere = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
		for (const { address: ip } of elsewhere.filter(({ internal, scopeid }) => !internal && !scopeid))
			await expect(fetch(`http://${ip.includes(":") ? `[${ip}]` : ip}:${port}/livez`)).rejects.toThrow();
		for (const ip of ["127.0.0.1", ...(elsewhere.some(({ address: ip }) => ip === "::1") ? ["[::1]"] : [])])
			expect((await fetch(`http://${ip}:${port}/livez`)).status).toBe(200);
		expect(await spoken(Number(port), "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")).toMatch(
			/^HTTP\/1\.1 421 /,
		);
		const open = start({ PORT: "0", HOST: "0.0.0.0" });
		await address(open);
		expect(open.said()).toMatch(/every address of this machine.*without a password.*weights/);
		for (const { child } of [own, open]) child.kill("SIGTERM");
		await Promise.all([own, open].map(async ({ child }) => child.exitCode ?? once(child, "exit")));
	});

	test("answers probes that name no host, and drains before it stops", async () => {
		// Two requests are made meanwhile, on a machine that may be busy.
		const server = start({ PORT: "0", VITRINE_DRAIN: "15" });
		const url = await address(server);
		const { port } = new URL(url);
		expect(await spoken(Number(port), "GET /readyz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
		server.child.kill("SIGTERM");
		await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
		const page = await fetch(`${url}/docs`);
		expect([page.status, page.headers.get("Connection")]).toEqual([200, "close"]);
		const [code] = (await once(server.child, "exit")) as [number | null];
		expect(code).toBe(0);
	});

	test("starts before its cluster, reports why it waits, and serves pages that need no index", async () => {
		// Nothing listens there; a port that was free a moment ago may be taken by another test.
		const nodes = "http://127.0.0.1:9";
		const { child, said } = start({ PORT: "0", VITRINE_OPENSEARCH: nodes });
		await expect.poll(said, { timeout: 30_000 }).toMatch(/is listening at http:\S+ and waiting/);
		const url = /is listening at (http:\S+)/.exec(said())![1]!;
		const ready = await fetch(`${url}/readyz`);
		expect([ready.status, ready.headers.has("Retry-After")]).toEqual([503, true]);
		expect(JSON.stringify(await ready.json())).toContain(nodes);
		const statuses = ["/livez", "/docs", "/models", "/api/models"].map(
			async (path) => (await fetch(url + path)).status,
		);
		expect(await Promise.all(statuses)).toEqual([200, 200, 503, 503]);
		expect(said()).not.toMatch(/is ready at|^ +at /m);
		child.kill("SIGTERM");
		const [code] = (await once(child, "exit")) as [number | null];
		expect(code).toBe(0);
	});

	test("does not start on a port that is taken, and prints what to do", async () => {
		const other = createServer().listen(0);
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		const { child, said } = start({ PORT: String(port) });
		const [code] = (await once(child, "exit")) as [number | null];
		expect(code).toBe(1);
		expect(said()).toContain(
			`Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}`,
		);
		expect(said()).not.toContain("    at ");
		other.close();
	});

	test.skipIf(process.platform === "win32")("stops when the npm that started it is gone", async () => {
		const script = `"${process.execPath}" "${serverFile}" & echo "child $!"; wait`;
		const env = { ...process.env, VITRINE_DATA: data, PORT: "0", npm_lifecycle_event: "start" };
		const shell = spawn("sh", ["-c", script], { env, stdio: ["ignore", "pipe", "ignore"] });
		children.add(shell);
		let said = "";
		shell.stdout.on("data", (piece: Buffer) => (said += piece.toString()));
		while (!said.includes("ready at")) await setTimeout(20);
		const child = Number(/child (\d+)/.exec(said)?.[1]);
		shell.kill("SIGKILL");
		await expect.poll(() => isAlive(child)).toBe(false);
	});
});

/** What a process prints before it ends with 1, as the test of a port that is taken shows; without a process for each. */
describe("a server that cannot start names the variable and what to do", () => {
	const refusal = async (environment: Readonly<Record<string, string>>): Promise<string> => {
		onTestFinished(() => void vi.unstubAllEnvs());
		for (const [name, value] of Object.entries({ VITRINE_DATA: data, PORT: "0", ...environment }))
			vi.stubEnv(name, value);
		return serve().then(
			({ close }) => close().then(() => "It started."),
			(error: Error) => error.message,
		);
	};

	test.each<[Readonly<Record<string, string>>, string]>([
		[{ VITRINE_DRAIN: "soon" }, 'VITRINE_DRAIN must be a number of seconds from 0 to 300, not "soon"'],
		[{ VITRINE_OPENSEARCH: "nonsense" }, 'VITRINE_OPENSEARCH contains "nonsense"'],
		[{ VITRINE_LOG: "xml" }, 'VITRINE_LOG must be text or json, not "xml"'],
		[{ VITRINE_PROXIES: "proxy" }, "VITRINE_PROXIES must be a number of proxies from 0 to 10"],
		[{ VITRINE_AUDIT_LOG: join(data, "none/x") }, "cannot be written: its folder does not exist"],
		[{ HOST: "203.0.113.7" }, "HOST 203.0.113.7 is not an address of this machine"],
		...["http", "70000", "-1", "3.5"].map((port): [Readonly<Record<string, string>>, string] => [
			{ PORT: port },
			`PORT must be a number from 0 to 65535, not "${port}"`,
		]),
	])("%j", async (environment, message) => {
		expect(await refusal(environment)).toContain(message);
	});

	test("a port of the metrics that is taken", async () => {
		const other = createServer().listen(0, "127.0.0.1");
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		const environment = { HOST: "127.0.0.1", VITRINE_METRICS_PORT: String(port) };
		expect(await refusal(environment)).toContain(`VITRINE_METRICS_PORT=${port + 1} npm start`);
		other.close();
	});
});

/** The answer of a server to some bytes. */
async function spoken(port: number, text: string): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	// Not ended here: Node gives up a request whose connection is half closed before it is answered.
	socket.write(text);
	let answer = "";
	for await (const piece of socket) answer += String(piece);
	return answer;
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
