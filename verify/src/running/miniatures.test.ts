import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSubjects } from "../matrix/load.ts";
import { type Made, madeRows } from "./miniatures.ts";
import { rowOf } from "./rows.ts";

const isHere = spawnSync("python3", ["--version"]).status === 0 && process.platform !== "win32";
if (!isHere) console.warn("SKIPPED: how miniatures are made is not tested. Install Python 3.9 or newer.");

const HUB = join(import.meta.dirname, "../../miniatures/hub.py");

describe.skipIf(!isHere)("the makers of miniatures", { timeout: 60_000 }, () => {
	let root: string;
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "vitrine-makers-"));
		for (const folder of ["verify/miniatures", "fixtures/load/heron"])
			mkdirSync(join(root, folder), { recursive: true });
		copyFileSync(HUB, join(root, "verify/miniatures/hub.py"));
		records({ plain: { id: "acme/plain", tags: ["small"] }, broken: { id: "acme/broken", tags: [] } });
		maker(
			"heron",
			`@miniature("load/heron/plain")\ndef plain(hub, record):\n    (hub.repo(record["id"]) / "model.bin").write_text("1")`,
		);
	});
	afterEach(() => rmSync(root, { recursive: true, force: true }));

	const records = (all: object): void =>
		writeFileSync(join(root, "fixtures/load/heron/records.json"), JSON.stringify(all));
	const maker = (module: string, body: string): void =>
		writeFileSync(join(root, `verify/miniatures/${module}.py`), `from miniatures.hub import miniature\n\n${body}\n`);
	const make = (): readonly Made[] =>
		execFileSync("python3", [join(root, "verify/miniatures/hub.py"), "--out", join(root, "out")], {
			stdio: ["ignore", "pipe", "ignore"],
		})
			.toString()
			.split("\n")
			.filter((line) => line !== "")
			.map((line) => JSON.parse(line) as Made)
			.sort((a, b) => a.row.localeCompare(b.row));

	it("fill repositories, each with a card, and leave alone what is made", () => {
		const folder = folderOf(make()[0]);
		expect(readdirSync(join(folder, "acme/plain")).sort()).toEqual(["README.md", "model.bin"]);
		expect(readFileSync(join(folder, "acme/plain/README.md"), "utf8")).toContain('tags: ["small"]');
		writeFileSync(join(folder, "acme/plain/mark"), "");
		expect(readdirSync(join(folderOf(make()[0]), "acme/plain"))).toContain("mark");
	});

	it("make it anew when the record or the maker has changed, and keep no former one", () => {
		const first = folderOf(make()[0]);
		records({ plain: { id: "acme/other", tags: [] } });
		const second = folderOf(make()[0]);
		expect(readdirSync(join(second, "acme"))).toEqual(["other"]);
		maker(
			"heron",
			`@miniature("load/heron/plain")\ndef plain(hub, record):\n    (hub.repo(record["id"]) / "model.bin").write_text("2")`,
		);
		expect(new Set([first, second, folderOf(make()[0])]).size).toBe(3);
		expect(readdirSync(join(root, "out/load/heron/plain"))).toHaveLength(1);
	});

	it("say what went wrong, one maker apart from the other", () => {
		maker(
			"broken",
			`@miniature("load/heron/broken")\ndef broken(hub, record):\n    hub.repo(record["id"])\n    raise ValueError("too small")`,
		);
		expect(make()).toEqual([
			{ row: "load/heron/broken", problem: "ValueError: too small" },
			{ row: "load/heron/plain", folder: expect.any(String) },
		]);
		maker("broken", `import no_such_library\n@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		expect(make()[0]).toEqual({
			row: "load/heron/broken",
			problem: "broken.py: ModuleNotFoundError: No module named 'no_such_library'",
		});
		maker("broken", `import os\nos._exit(3)\n@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		expect(make()[0]).toEqual({ row: "load/heron/broken", problem: "broken.py: its process ended with 3" });
	});

	it("want what they need, and make at least one repository", () => {
		maker("broken", `@miniature("load/heron/broken", needs=["no_such_library"])\ndef broken(hub, record): pass`);
		expect(make()[0]).toMatchObject({ problem: "not installed: no_such_library" });
		maker("broken", `@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		expect(make()[0]).toMatchObject({ problem: "miniatures.broken made no repository" });
	});

	it("are of fixtures that there are, each of one", () => {
		const rows = new Set(loadSubjects().map(({ id }) => rowOf(id)));
		expect([...madeRows("python3")].filter((row) => !rows.has(row))).toEqual([]);
		const listed = execFileSync("python3", [HUB, "--list"]).toString().trim().split("\n");
		expect(listed.filter((row, at) => listed.indexOf(row) !== at)).toEqual([]);
	});
});

function folderOf(made: Made | undefined): string {
	if (made !== undefined && "folder" in made) return made.folder;
	throw new Error(`not made: ${JSON.stringify(made)}`);
}
