import { mkdtempSync, readFileSync, rmSync, write, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { LineFile } from "./lineFile.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** A disk with room for some bytes: it writes what it has room for, and then refuses. */
function fullDisk(room: number) {
	const disk = { room };
	const append: ConstructorParameters<typeof LineFile>[1]["append"] = (fd, bytes, done) => {
		const most = Math.min(bytes.length, disk.room);
		disk.room -= most;
		if (most === 0) void setTimeout(done, 0, new Error("ENOSPC"), 0);
		else write(fd, bytes, 0, most, null, done);
	};
	return { disk, append };
}

const gap = (lost: number): string => `lost ${lost}\n`;
let files = 0;
const newFile = (): string => join(folder, `${files++}.log`);
const textOf = (file: string): string => readFileSync(file, "utf8");

test("a full disk tears no line and loses none; what is lost because it lasts is counted in the file", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	const file = newFile();
	const { disk, append } = fullDisk(5);
	const lines = new LineFile(file, { name: "test log", gap, append });
	lines.write("first\n");
	lines.write("second\n");
	await expect.poll(() => said.mock.calls.flat()).toEqual([expect.stringContaining("trying again: ENOSPC")]);
	expect(textOf(file)).toBe("first");
	const long = `${"x".repeat(1024 * 1024)}\n`;
	for (let i = 0; i < 6; i++) lines.write(long);
	disk.room = Infinity;
	await expect.poll(() => textOf(file).endsWith("lost 2\n")).toBe(true);
	expect(textOf(file)).toBe(`first\nsecond\n${long.repeat(4)}lost 2\n`);
	expect(said.mock.calls.flat().at(-1)).toBe("The test log can be written again; 2 of its lines were lost.");
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
