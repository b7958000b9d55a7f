import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { AccessLog } from "./accessLog.ts";

const folder = useTemporaryFolder("log");
const file = (): string => join(folder(), "access.ndjson");

const START = new Date("2026-01-01T12:00:00Z");
const READ = { time: "2026-01-01T12:00:01.000Z", method: "GET", path: "/acme/one/resolve/main/model.bin", status: 200 };
const write = (...lines: readonly object[]): void =>
	appendFileSync(file(), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
const filesRead = (): Promise<readonly string[]> => new AccessLog(file()).filesRead("acme/one", START);

it.each([
	["a file", READ, "model.bin"],
	["a part of a file", { ...READ, status: 206 }, "model.bin"],
	[
		"a file in a folder, at a commit",
		{ ...READ, path: `/acme/one/resolve/${"a".repeat(40)}/unet/a.bin` },
		"unet/a.bin",
	],
])("%s of the model counts as a read", async (_, line, name) => {
	write({ ...READ, path: "/tasks" }, line);
	expect(await filesRead()).toEqual([name]);
});

it.each([
	["a request for its headers", { ...READ, method: "HEAD" }],
	["a missing file", { ...READ, status: 404 }],
	["its metadata", { ...READ, path: "/api/models/acme/one" }],
	["another model", { ...READ, path: "/acme/one-more/resolve/main/model.bin" }],
	["an earlier download", { ...READ, time: "2026-01-01T11:59:59.999Z" }],
])("%s does not count", async (_, line) => {
	write(line);
	expect(await filesRead()).toEqual([]);
});

it("waits for a line that is written later, and in two pieces", async () => {
	write({ ...READ, path: "/acme/one/resolve/main/config.json" });
	const answer = filesRead();
	const line = `${JSON.stringify(READ)}\n`;
	setTimeout(() => appendFileSync(file(), line.slice(0, 30)), 100);
	setTimeout(() => appendFileSync(file(), line.slice(30)), 300);
	expect(await answer).toEqual(["config.json", "model.bin"]);
});
