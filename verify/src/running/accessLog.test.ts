import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AccessLog } from "./accessLog.ts";

let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "vitrine-log-"));
	file = join(folder, "access.ndjson");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const START = new Date("2026-01-01T12:00:00Z");
const READ = { time: "2026-01-01T12:00:01.000Z", method: "GET", path: "/acme/one/resolve/main/model.bin", status: 200 };
const write = (...lines: readonly object[]): void =>
	appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
const hasRead = (): Promise<boolean> => new AccessLog(file).hasRead("acme/one", START);

it.each([
	["a file", READ],
	["a part of a file", { ...READ, status: 206 }],
	["a file in a folder, at a commit", { ...READ, path: `/acme/one/resolve/${"a".repeat(40)}/unet/model.bin` }],
])("%s of the model counts", async (_, line) => {
	write({ ...READ, path: "/tasks" }, line);
	expect(await hasRead()).toBe(true);
});

it.each([
	["asking only whether it is there", { ...READ, method: "HEAD" }],
	["a file that is not there", { ...READ, status: 404 }],
	["its card", { ...READ, path: "/acme/one/resolve/main/README.md" }],
	["what is known of it", { ...READ, path: "/api/models/acme/one" }],
	["another model", { ...READ, path: "/acme/one-more/resolve/main/model.bin" }],
	["what was read before", { ...READ, time: "2026-01-01T11:59:59.999Z" }],
])("%s does not", async (_, line) => {
	write(line);
	expect(await hasRead()).toBe(false);
});

it("waits for a line that comes after the answer, also in two pieces", async () => {
	const asked = hasRead();
	const line = `${JSON.stringify(READ)}\n`;
	setTimeout(() => appendFileSync(file, line.slice(0, 30)), 100);
	setTimeout(() => appendFileSync(file, line.slice(30)), 300);
	expect(await asked).toBe(true);
});
