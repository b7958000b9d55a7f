import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newLibrary } from "../scripts/new/library.ts";
import { exportName } from "../scripts/new/names.ts";
import { newTask } from "../scripts/new/task.ts";

const root = dirname(import.meta.dirname);
const INDEX = "packages/catalogue/src/libraries/index.ts";

let copy = "";
beforeEach(() => {
	copy = mkdtempSync(join(tmpdir(), "vitrine-new-"));
	mkdirSync(dirname(join(copy, INDEX)), { recursive: true });
	mkdirSync(join(copy, "fixtures/load"), { recursive: true });
	cpSync(join(root, INDEX), join(copy, INDEX));
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string): string => readFileSync(join(copy, file), "utf8");

describe("npm run new library", () => {
	it("writes the file and a record", () => {
		const { written } = newLibrary(copy, "tide-tables");
		expect(written).toEqual([
			"packages/catalogue/src/libraries/tide-tables.ts",
			"fixtures/load/tide-tables/records.json",
		]);
		expect(read("packages/catalogue/src/libraries/tide-tables.ts")).toMatch(
			/^export const tideTables: Library = \{\n\tkey: "tide-tables",/m,
		);
		expect(JSON.parse(read("fixtures/load/tide-tables/records.json"))).toEqual({
			any: { id: "acme/any", tags: ["tide-tables"] },
		});
	});

	it.each(["", "-x", "../up", "a b", "a/b", "index", "Index", "ü", "a.", "a.test", "a;b", "__proto__"])(
		"refuses %j, which cannot be a key",
		(key) => {
			expect(() => newLibrary(copy, key)).toThrow(`"${key}" cannot be a key`);
		},
	);

	it.each([
		["timm", "timm"],
		["paddleocr", "PaddleOCR"],
		["Transformers.JS", "transformers.js"],
	])("refuses %s, which is taken by %s", (key, taken) => {
		expect(() => newLibrary(copy, key)).toThrow(`There is a library "${taken}" already`);
	});

	it("leaves nothing behind where something is in the way", () => {
		mkdirSync(join(copy, "fixtures/load/tide"));
		writeFileSync(join(copy, "fixtures/load/tide/records.json"), "{}");
		expect(() => newLibrary(copy, "tide")).toThrow("fixtures/load/tide/records.json exists already");
		rmSync(join(copy, "fixtures"), { recursive: true });
		writeFileSync(join(copy, "fixtures"), "a file in place of the folder");
		expect(() => newLibrary(copy, "tide")).toThrow(/EEXIST|ENOTDIR/);
		expect(existsSync(join(copy, "packages/catalogue/src/libraries/tide.ts"))).toBe(false);
	});

	it("prints its usage and fails if it is called wrongly", () => {
		for (const args of [
			[],
			["library"],
			["library", "a", "b"],
			["page", "a"],
			["toString", "a"],
			["library", "../up"],
		]) {
			const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, "scripts/new.ts"), ...args]);
			expect([status, stdout.toString()]).toEqual([1, ""]);
			expect(stderr.toString()).toMatch(/npm run new library KEY|cannot be a key/);
		}
	});
});

describe("npm run new task", () => {
	it("writes a placeholder", () => {
		expect(newTask(copy, "text-to-tide").written).toEqual(["packages/catalogue/src/tasks/text-to-tide.ts"]);
		expect(read("packages/catalogue/src/tasks/text-to-tide.ts")).toMatch(
			/^export const textToTide: TaskEntry = \{\n\tid: "text-to-tide",[^]+isPlaceholder: true,\n\};\n$/m,
		);
		expect(() => newTask(copy, "text-to-tide")).toThrow("text-to-tide.ts exists already");
	});

	it.each(["", "Text", "a b", "../up", "a_b", "a--b", "index", "table", "1d"])("refuses %j", (id) => {
		expect(() => newTask(copy, id)).toThrow(`"${id}" cannot be a task`);
	});
});

describe("the name of a constant", () => {
	it.each([
		["transformers.js", "transformersJs"],
		["open_clip", "openClip"],
		["PaddleOCR", "paddleOCR"],
		["OCR-x", "ocrX"],
		["3d-things", "library3dThings"],
		["new", "newLibrary"],
		["taken", "takenLibrary"],
	])("of %s is %s", (key, name) => {
		expect(exportName(key, ["taken"])).toBe(name);
	});
});
