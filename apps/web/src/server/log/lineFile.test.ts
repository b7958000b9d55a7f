import type fs from "node:fs";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { LineFile } from "./lineFile.ts";

type Done = (error: Error | null, written: number) => void;

const state = vi.hoisted(() => ({ room: Infinity }));
vi.mock("node:fs", async (original) => {
	const real = await original<typeof fs>();
	/** A disk with some bytes left: it writes what it has room for, and then refuses. */
	const write = (fd: number, bytes: Buffer, offset: number, length: number, at: null, done: Done): void => {
		if (state.room === 0) return void setTimeout(done, 0, Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }), 0);
		const most = Math.min(length, state.room);
		state.room -= most;
		real.write(fd, bytes, offset, most, at, done);
	};
	return { ...real, default: real, write };
});

const folder = mkdtempSync(join(tmpdir(), "vitrine-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const gap = (lost: number): string => `lost ${lost}\n`;
let files = 0;
const newFile = (): string => join(folder, `${files++}.log`);
const textOf = (file: string): string => readFileSync(file, "utf8");

test("a full disk tears no line and loses none; what is lost because it lasts is counted in the file", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	const file = newFile();
	const lines = new LineFile(file, { name: "test log", gap });
	state.room = 5;
	lines.write("first\n");
	lines.write("second\n");
	await expect.poll(() => said.mock.calls.flat()).toEqual([expect.stringContaining("it is tried again: ENOSPC")]);
	expect(textOf(file)).toBe("first");
	const long = `${"x".repeat(1024 * 1024)}\n`;
	for (let i = 0; i < 6; i++) lines.write(long);
	state.room = Infinity;
	await expect.poll(() => textOf(file).endsWith("lost 2\n"), { timeout: 10_000 }).toBe(true);
	expect(textOf(file)).toBe(`first\nsecond\n${long.repeat(4)}lost 2\n`);
	expect(said.mock.calls.flat().at(-1)).toBe("The test log is written again; 2 lines of it were lost.");
	lines.close();
});

test("a file that ends within a line is continued on the next one", async () => {
	const file = newFile();
	writeFileSync(file, "whole\ntorn");
	const lines = new LineFile(file, { name: "test log", gap });
	lines.write("new\n");
	lines.close();
	await expect.poll(() => textOf(file)).toBe("whole\ntorn\nnew\n");
	const again = new LineFile(file, { name: "test log", gap });
	again.write("more\n");
	again.close();
	await expect.poll(() => textOf(file)).toBe("whole\ntorn\nnew\nmore\n");
});
