import { once } from "node:events";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";

const bin = join(import.meta.dirname, "../bin/vitrine.mjs");
const folder = mkdtempSync(join(tmpdir(), "vitrine-mcp-"));
const env = { ...(process.env as Record<string, string>), VITRINE_DATA: join(folder, "data"), NO_COLOR: "1" };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("serves the tools to a client over standard input and output, and ends with it", async () => {
	const client = new Client({ name: "test", version: "1" });
	const transport = new StdioClientTransport({ command: process.execPath, args: [bin, "mcp"], env, stderr: "pipe" });
	await client.connect(transport);
	expect(client.getServerVersion()).toMatchObject({ name: "vitrine" });
	const { tools } = await client.listTools();
	expect(tools.map(({ name }) => name)).toContain("code_for_model");
	const found = await client.callTool({ name: "find_models", arguments: { q: "tiny chat", limit: 3 } });
	expect(found.structuredContent).toMatchObject({
		models: expect.arrayContaining([expect.objectContaining({ id: "vitrine/tiny-chat" })]),
	});
	const wrong = await client.callTool({ name: "read_model", arguments: { id: "vitrine/tiny-chta" } });
	expect(wrong).toMatchObject({ isError: true });
	expect(JSON.stringify(wrong.content)).toContain("vitrine/tiny-chat");
	await client.close();
});

/** A process that gets these lines; `next` is its next line of output. */
function started(): { readonly child: ChildProcess; next(): Promise<string> } {
	const child = spawn(process.execPath, [bin, "mcp"], { env, stdio: ["pipe", "pipe", "ignore"] });
	let said = "";
	child.stdout?.on("data", (piece: Buffer) => (said += piece.toString()));
	const next = async (): Promise<string> => {
		while (!said.includes("\n")) await once(child.stdout!, "data");
		const at = said.indexOf("\n");
		const line = said.slice(0, at);
		said = said.slice(at + 1);
		return line;
	};
	return { child, next };
}

it("ends with a message when a message is too long", SWEEP, async () => {
	const child = spawn(process.execPath, [bin, "mcp"], { env, stdio: ["pipe", "ignore", "pipe"] });
	let said = "";
	child.stderr?.on("data", (piece: Buffer) => (said += piece.toString()));
	child.stdin?.on("error", () => {});
	child.stdin?.write("[".repeat(1_100_000));
	const [code] = (await once(child, "close")) as [number | null];
	expect([code, said]).toEqual([1, expect.stringContaining("A message may have at most 1000000 bytes")]);
	expect(said).not.toMatch(/\bat .*\.ts|Warning/);
});

it(
	"survives broken JSON and unknown methods, prints nothing but messages, and ends when its input does",
	SWEEP,
	async () => {
		const { child, next } = started();
		child.stdin?.write("{broken\n");
		child.stdin?.write(
			`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } } })}\n`,
		);
		expect(JSON.parse(await next())).toMatchObject({ id: 1, result: { serverInfo: { name: "vitrine" } } });
		child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", id: 2, method: "no/such" })}\n`);
		expect(JSON.parse(await next())).toMatchObject({ id: 2, error: { code: -32_601 } });
		child.stdin?.end();
		const [code] = (await once(child, "exit")) as [number | null];
		expect(code).toBe(0);
	},
);

it("answers requests whose input ends right after them, and does not wait for cancelled ones", SWEEP, async () => {
	const { child, next } = started();
	const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
	const call = { name: "find_models", arguments: { q: "tiny chat", limit: 1 } };
	const messages = [
		{ jsonrpc: "2.0", id: 1, method: "initialize", params },
		{ jsonrpc: "2.0", method: "notifications/initialized" },
		{ jsonrpc: "2.0", id: 2, method: "tools/call", params: call },
		{ jsonrpc: "2.0", id: 3, method: "tools/list" },
		{ jsonrpc: "2.0", id: 4, method: "tools/call", params: call },
		{ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 4 } },
	];
	child.stdin?.end(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
	const ids = [await next(), await next(), await next()].map((line) => JSON.parse(line).id as number);
	expect(ids.toSorted()).toEqual([1, 2, 3]);
	if (child.exitCode === null) await once(child, "exit");
	expect(child.exitCode).toBe(0);
});
