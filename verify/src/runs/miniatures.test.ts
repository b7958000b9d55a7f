import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import { appSubjects } from "../matrix/app.ts";
import { loadSubjects } from "../matrix/load.ts";
import { useTemporaryFolder } from "../testing/temporaryFolder.ts";
import { fixtureOf } from "./fixtures.ts";
import { makers, type Miniatures } from "./miniatures.ts";

const isHere = spawnSync("python3", ["--version"]).status === 0 && process.platform !== "win32";
if (!isHere)
	console.warn("SKIPPED without Python 3.9 or newer (Debian: apt-get install python3): the makers of miniatures");

const HUB = join(import.meta.dirname, "../../miniatures/hub.py");
const BOUNDS = join(import.meta.dirname, "bounds.py");

/** How long the processes of these tests sleep: a number that those of other tests do not have. */
const SECONDS = `61.${process.pid}`;

describe.skipIf(!isHere)("the makers of miniatures", SWEEP, () => {
	const root = useTemporaryFolder("makers");
	beforeEach(() => {
		for (const folder of ["verify/miniatures", "fixtures/load/heron"])
			mkdirSync(join(root(), folder), { recursive: true });
		copyFileSync(HUB, join(root(), "verify/miniatures/hub.py"));
		mkdirSync(join(root(), "verify/src/runs"), { recursive: true });
		copyFileSync(BOUNDS, join(root(), "verify/src/runs/bounds.py"));
		records({ plain: { id: "acme/plain", tags: ["small"] }, broken: { id: "acme/broken", tags: [] } });
		maker(
			"heron",
			`@miniature("load/heron/plain")\ndef plain(hub, record):\n    (hub.repo(record["id"]) / "model.bin").write_text("1")`,
		);
	});

	const records = (all: object): void =>
		writeFileSync(join(root(), "fixtures/load/heron/records.json"), JSON.stringify(all));
	const maker = (module: string, body: string): void =>
		writeFileSync(join(root(), `verify/miniatures/${module}.py`), `from miniatures.hub import miniature\n\n${body}\n`);
	/** Gives makers other bounds than those of the stage. */
	const boundedBy = (bounds: object): void => {
		const file = join(root(), "verify/miniatures/hub.py");
		const usual = "BETWEEN_LOOKS = 0.25";
		const text = readFileSync(file, "utf8");
		expect(text).toContain(usual);
		writeFileSync(file, text.replace(usual, `${usual}\nBOUNDS.update(${JSON.stringify(bounds)})`));
	};
	const make = (): readonly Miniatures[] =>
		execFileSync("python3", [join(root(), "verify/miniatures/hub.py"), "--out", join(root(), "out")], {
			stdio: ["ignore", "pipe", "ignore"],
		})
			.toString()
			.split("\n")
			.filter((line) => line !== "")
			.map((line) => JSON.parse(line) as Miniatures)
			.sort((a, b) => a.fixture.localeCompare(b.fixture));

	it("fill repositories, each with a card, and keep existing ones", () => {
		const folder = folderOf(make()[0]);
		expect(readdirSync(join(folder, "acme/plain")).sort()).toEqual(["README.md", "model.bin"]);
		expect(readFileSync(join(folder, "acme/plain/README.md"), "utf8")).toContain('tags: ["small"]');
		writeFileSync(join(folder, "acme/plain/mark"), "");
		expect(readdirSync(join(folderOf(make()[0]), "acme/plain"))).toContain("mark");
	});

	it("make a miniature again if its record or its maker has changed, and remove the previous one", () => {
		const first = folderOf(make()[0]);
		records({ plain: { id: "acme/other", tags: [] } });
		const second = folderOf(make()[0]);
		expect(readdirSync(join(second, "acme"))).toEqual(["other"]);
		maker(
			"heron",
			`@miniature("load/heron/plain")\ndef plain(hub, record):\n    (hub.repo(record["id"]) / "model.bin").write_text("2")`,
		);
		expect(new Set([first, second, folderOf(make()[0])]).size).toBe(3);
		expect(readdirSync(join(root(), "out/load/heron/plain"))).toHaveLength(1);
	});

	it("report their errors without affecting each other", () => {
		maker(
			"broken",
			`@miniature("load/heron/broken")\ndef broken(hub, record):\n    hub.repo(record["id"])\n    raise ValueError("too small")`,
		);
		expect(make()).toEqual([
			{ fixture: "load/heron/broken", problem: "ValueError: too small" },
			{ fixture: "load/heron/plain", folder: expect.any(String) },
		]);
		maker("broken", `import no_such_library\n@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		expect(make()[0]).toEqual({
			fixture: "load/heron/broken",
			problem: "broken.py: ModuleNotFoundError: No module named 'no_such_library'",
		});
		maker("broken", `import os\nos._exit(3)\n@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		expect(make()[0]).toEqual({ fixture: "load/heron/broken", problem: "broken.py: its process exited with status 3" });
	});

	it.each([
		["hangs", "import time\nwhile True: time.sleep(1)", { seconds: 2 }, "still running after 2 seconds"],
		[
			"does not let itself be interrupted",
			"import signal, time\nsignal.signal(signal.SIGALRM, signal.SIG_IGN)\nwhile True:\n\ttry: time.sleep(1)\n\texcept BaseException: pass",
			{ seconds: 2 },
			"still running after 2 seconds",
		],
		[
			"takes memory",
			"import time\na = bytearray(300_000_000)\ntime.sleep(60)",
			{ memory: 2e8 },
			"used more than 200 MB of memory",
		],
		[
			"fills the disk",
			"import time\nfor n in range(40): (hub.repo('acme/broken') / str(n)).write_bytes(bytes(10**6))\ntime.sleep(60)",
			{ disk: 2e7 },
			"wrote more than 20 MB",
		],
		[
			"starts processes",
			`import subprocess, time\nfor _ in range(20): subprocess.Popen(["sleep", "${SECONDS}"], start_new_session=True)\ntime.sleep(60)`,
			{ processes: 8 },
			"started more than 8 processes",
		],
		["forks without end", "import os\nwhile True: os.fork()", { processes: 30 }, "started more than 30 processes"],
	])("stop one that %s at its bound, with all it has started, and make the others", (_, body, bounds, reason) => {
		maker("broken", `@miniature("load/heron/broken")\ndef broken(hub, record):\n${body.replaceAll(/^/gm, "\t")}`);
		boundedBy(bounds);
		expect(make()).toEqual([
			{ fixture: "load/heron/broken", problem: `stopped: ${reason}` },
			{ fixture: "load/heron/plain", folder: expect.any(String) },
		]);
		expect(execFileSync("sh", ["-c", `pgrep -f '^sleep ${SECONDS}$' || true`]).toString()).toBe("");
		expect(readdirSync(join(root(), "out/load/heron/broken"))).toEqual([]);
	});

	it("stop a module whose import hangs, and make the others", () => {
		maker("broken", `import time\ntime.sleep(60)\n@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		boundedBy({ seconds: 2 });
		expect(make()).toEqual([
			{ fixture: "load/heron/broken", problem: "broken.py: its import took more than 2 seconds" },
			{ fixture: "load/heron/plain", folder: expect.any(String) },
		]);
	});

	it("fail without the modules they need, and if they make no repository", () => {
		maker("broken", `@miniature("load/heron/broken", needs=["no_such_library"])\ndef broken(hub, record): pass`);
		expect(make()[0]).toMatchObject({ problem: "not installed: no_such_library" });
		maker("broken", `@miniature("load/heron/broken")\ndef broken(hub, record): pass`);
		expect(make()[0]).toMatchObject({ problem: "miniatures.broken made no repository" });
	});
});

it("makers of miniatures exist only for existing fixtures, one for each", { skip: !isHere, ...SWEEP }, () => {
	const fixtures = new Set([...loadSubjects(), ...appSubjects()].map(({ id }) => fixtureOf(id)));
	expect([...new Set(makers().keys())].filter((fixture) => !fixtures.has(fixture))).toEqual([]);
	const listed = execFileSync("python3", [HUB, "--list"]).toString().trim().split("\n");
	expect(listed.filter((fixture, at) => listed.indexOf(fixture) !== at)).toEqual([]);
});

function folderOf(made: Miniatures | undefined): string {
	if (made !== undefined && "folder" in made) return made.folder;
	throw new Error(`not made: ${JSON.stringify(made)}`);
}
