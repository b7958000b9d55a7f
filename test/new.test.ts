import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newClient } from "../scripts/new/client.ts";
import { newLibrary } from "../scripts/new/library.ts";
import { exportName } from "../scripts/new/names.ts";
import { newPage } from "../scripts/new/page.ts";
import { newProvider } from "../scripts/new/provider.ts";
import { newTask } from "../scripts/new/task.ts";

const root = dirname(import.meta.dirname);
const INDEX = "packages/catalogue/src/libraries/index.ts";
const EXAMPLES = "packages/catalogue/src/examples.ts";

let copy = "";
beforeEach(() => {
	copy = mkdtempSync(join(tmpdir(), "vitrine-new-"));
	mkdirSync(dirname(join(copy, INDEX)), { recursive: true });
	mkdirSync(join(copy, "fixtures/load"), { recursive: true });
	for (const file of [INDEX, EXAMPLES]) cpSync(join(root, file), join(copy, file));
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string): string => readFileSync(join(copy, file), "utf8");

describe("npm run new library", () => {
	it("writes the file and a record", () => {
		const { written } = newLibrary(copy, "tide-tables");
		expect(written).toEqual([
			"packages/catalogue/src/libraries/tide-tables.ts",
			"fixtures/load/tide-tables/records.json",
			EXAMPLES,
		]);
		expect(read("packages/catalogue/src/libraries/tide-tables.ts")).toMatch(
			/^export const tideTables: Library = \{\n\tkey: "tide-tables",\n\tprettyLabel: "tide-tables",\n\tsummary: "",/m,
		);
		expect(JSON.parse(read("fixtures/load/tide-tables/records.json"))).toEqual({
			any: { id: "acme/any", tags: ["tide-tables"] },
		});
	});

	it.each(["tide-tables", "Tide", "0", "zz"])("adds an example of %s in the order of the keys", (key) => {
		newLibrary(copy, key);
		const keys = [...read(EXAMPLES).matchAll(/^\t\["(.+)", ".+"\],$/gm)].map(([, one = ""]) => one.toLowerCase());
		expect(keys).toContain(key.toLowerCase());
		expect(keys).toEqual(keys.toSorted());
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
			["shelf", "a"],
			["toString", "a"],
			["library", "../up"],
		]) {
			const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, "scripts/new.ts"), ...args]);
			expect([status, stdout.toString()]).toEqual([1, ""]);
			expect(stderr.toString()).toMatch(/npm run new UNIT NAME|cannot be a key/);
		}
	});
});

describe("npm run new task", () => {
	const FOLDER = "packages/catalogue/src/tasks";
	beforeEach(() => {
		mkdirSync(join(copy, FOLDER), { recursive: true });
		writeFileSync(
			join(copy, FOLDER, "table.ts"),
			'[\n\t{\n\t\tid: "text-to-tide",\n\t\tname: "Text-to-Tide",\n\t},\n];\n',
		);
	});

	it("writes a placeholder", () => {
		expect(newTask(copy, "text-to-tide").written).toEqual([`${FOLDER}/text-to-tide.ts`]);
		expect(read(`${FOLDER}/text-to-tide.ts`)).toMatch(
			/^export const textToTide: TaskEntry = \{\n\tid: "text-to-tide",[^]+isPlaceholder: true,\n\};\n$/m,
		);
		expect(() => newTask(copy, "text-to-tide")).toThrow("text-to-tide.ts exists already");
	});

	it("asks for the row in the table first", () => {
		expect(() => newTask(copy, "tide")).toThrow(`${FOLDER}/table.ts has no row of tide: add one`);
		expect(existsSync(join(copy, FOLDER, "tide.ts"))).toBe(false);
	});

	it("knows the rows of the table", () => {
		cpSync(join(root, FOLDER, "table.ts"), join(copy, FOLDER, "table.ts"));
		expect(newTask(copy, "fill-mask").written).toEqual([`${FOLDER}/fill-mask.ts`]);
	});

	it.each(["", "Text", "a b", "../up", "a_b", "a--b", "index", "table", "1d"])("refuses %j", (id) => {
		expect(() => newTask(copy, id)).toThrow(`"${id}" cannot be a task`);
	});
});

describe("npm run new provider", () => {
	const FOLDER = "packages/inference/src/providers";

	it("writes the facts that the recorded calls state", () => {
		mkdirSync(join(copy, FOLDER), { recursive: true });
		const direct = { url: "https://tide.example", headers: { Authorization: "Key {token}" } };
		const calls = { conversational: [{ direct }] };
		writeFileSync(join(copy, FOLDER, "tide-ai.generated.json"), JSON.stringify({ provider: "tide-ai", calls }));
		expect(newProvider(copy, "tide-ai").written).toEqual([`${FOLDER}/tide-ai.ts`]);
		expect(read(`${FOLDER}/tide-ai.ts`)).toMatch(
			/^export const tideAi: ProviderEntry = \{\n\tid: "tide-ai",[^]+access: "closed",\n\tauth: "Key",/m,
		);
	});

	it.each(["", "tide", "../up", "Groq"])("refuses %j, of which nothing is recorded", (id) => {
		expect(() => newProvider(copy, id)).toThrow('Run "npm run providers"');
	});
});

describe("npm run new client", () => {
	const FOLDER = "packages/inference/src/clients";
	beforeEach(() => {
		mkdirSync(join(copy, FOLDER), { recursive: true });
		cpSync(join(root, FOLDER, "index.ts"), join(copy, FOLDER, "index.ts"));
	});

	it("writes the file, and lists it after the clients of its language", () => {
		newClient(copy, "tide.python");
		newClient(copy, "tide.js");
		newClient(copy, "tide.sh");
		expect(read(`${FOLDER}/tide.python.ts`)).toContain('package: { registry: "pypi", name: "tide" },');
		expect(read(`${FOLDER}/tide.sh.ts`)).not.toContain("package:");
		const index = read(`${FOLDER}/index.ts`);
		expect(index).toMatch(/^import \{ tideJs \} from "\.\/tide\.js\.ts";$/m);
		const last = ["python", "js", "sh"].map((language) => clientsIn(index, language).at(-1));
		expect(last).toEqual(["tide", "tideJs", "tideSh"]);
	});

	it.each(["", "tide", "tide.ruby", "tide.constructor", "../up.js", ".js", "a b.js"])("refuses %j", (file) => {
		expect(() => newClient(copy, file)).toThrow(`"${file}" cannot be a client`);
	});

	it("leaves the list as it is where the client exists", () => {
		newClient(copy, "tide.python");
		const index = read(`${FOLDER}/index.ts`);
		expect(() => newClient(copy, "tide.python")).toThrow("tide.python.ts exists already");
		expect(read(`${FOLDER}/index.ts`)).toBe(index);
	});
});

describe("npm run new page", () => {
	const FOLDER = "apps/web/src/routes";
	const MATRIX = "apps/web/src/server/access/matrix.test.ts";
	beforeEach(() => {
		for (const file of [`${FOLDER}/index.ts`, MATRIX]) {
			mkdirSync(dirname(join(copy, file)), { recursive: true });
			cpSync(join(root, file), join(copy, file));
		}
	});

	it("writes the folder, its line before that of the start page, and its address in the test of access", () => {
		expect(newPage(copy, "tide-tables").written).toEqual([
			`${FOLDER}/tide-tables/route.tsx`,
			`${FOLDER}/tide-tables/page.tsx`,
			`${FOLDER}/index.ts`,
			MATRIX,
		]);
		expect(read(`${FOLDER}/tide-tables/page.tsx`)).toContain("export function TideTablesPage(): ReactElement {");
		const index = read(`${FOLDER}/index.ts`);
		expect(index).toContain('import { tideTables } from "./tide-tables/route.tsx";');
		expect(index).toMatch(/\t\["\/tide-tables", tideTables, \{ label: "Tide tables" \}\],\n\t\["\/", home/);
		expect(read(MATRIX)).toMatch(/^const ADDRESSES[^;]+\n\t"GET \/tide-tables": \["\/tide-tables"\],\n/m);
	});

	it.each(["", "Tide", "a b", "../up", "a_b", "1d", "a/b"])("refuses %j", (name) => {
		expect(() => newPage(copy, name)).toThrow(`"${name}" cannot be a page`);
	});

	it("refuses the name of a page that exists", () => {
		newPage(copy, "tide");
		expect(() => newPage(copy, "tide")).toThrow("routes/tide/route.tsx exists already");
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

/** The clients of a language, in the order of the list. */
function clientsIn(index: string, language: string): readonly string[] {
	const all = [...index.matchAll(/^\t(\w+),$/gm)].map(([, name = ""]) => name);
	return all.filter((name) => new RegExp(`^import \\{ ${name} \\} from ".+\\.${language}\\.ts";$`, "m").test(index));
}
