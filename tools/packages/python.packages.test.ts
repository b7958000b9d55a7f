import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPython, packWheel, wheelOf } from "../../scripts/packages/python/wheel.ts";
import { manifestIn } from "../../scripts/packages/rooms.ts";
import { requireNode } from "../../verify/src/environments/node.ts";
import { requirePython } from "../../verify/src/environments/python.ts";
import { findSandbox } from "../../verify/src/here/index.ts";
import { addressIn } from "./address.ts";
import { ended } from "./command.ts";
import { applicationFolder, ROOT, wheelPython } from "./places.ts";

const hasTools = hasPython();
if (!hasTools) console.warn("SKIPPED without python3 and its venv module: the wheel");
const hasSandbox = "name" in findSandbox();
if (!hasSandbox) console.warn("SKIPPED without bubblewrap: vitrine.check");
/** Other versions of Python that the wheel is for, as far as this machine has them. */
const others = ["3.9", "3.10", "3.12", "3.13", "3.14"]
	.map((version) => `python${version}`)
	.filter((name) => ended(ROOT, "sh", ["-c", `${name} -c ""`]).status === 0);
if (others.length === 0) console.warn("SKIPPED without another Python: the wheel in other versions");
const isRequired = process.env["VITRINE_REQUIRE_TOOLS"] === "1";

const { version } = manifestIn(ROOT, ".");
const TESTS = join(import.meta.dirname, "python");
const command = (): string => join(applicationFolder(), "node_modules/.bin/vitrine");

const scratch = mkdtempSync(join(tmpdir(), "vitrine-wheel-"));
const [open, closed] = [join(scratch, "open"), join(scratch, "closed")];
const started: ChildProcess[] = [];
afterAll(async () => {
	for (const child of started) if (child.kill()) await once(child, "close");
	rmSync(scratch, { recursive: true });
});

/** Serves a data folder with the packed application; returns the address. */
async function served(data: string): Promise<string> {
	const options = ["serve", "--port", "0", "--data", data];
	const child = spawn(command(), options, { cwd: scratch, stdio: ["ignore", "pipe", "inherit"] });
	started.push(child);
	return addressIn(child.stdout);
}

/** Runs the tests of a file of Python with the wheel; returns the number of tests that passed. */
function passed(python: string, file: string, env: NodeJS.ProcessEnv): number {
	const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
	const all = { PATH, VITRINE_COMMAND: command(), VITRINE_CACHE: process.env["VITRINE_CACHE"], ...env };
	const { status, output } = ended(scratch, "sh", ["-c", 'exec "$@" 2>&1', "sh", python, "-B", join(TESTS, file)], all);
	expect(status, output).toBe(0);
	expect(output).not.toContain("skipped");
	return Number(/^Ran (\d+) tests? /m.exec(output)?.[1]);
}

it.runIf(isRequired)("has what it needs", () => {
	expect({ hasTools, hasSandbox }).toEqual({ hasTools: true, hasSandbox: true });
});

const listing = (...args: readonly string[]): string => ended(ROOT, "python3", ["-m", "zipfile", ...args]).output;

describe.skipIf(!hasTools)("the wheel", () => {
	it("has the modules, the mark of types and the licence, and nothing else", () => {
		const names = listing("-l", wheelOf(ROOT))
			.split("\n")
			.slice(1, -1)
			.map((line) => line.split(" ")[0]!);
		const expected = [/^vitrine\/\w+\.py$/, /^vitrine\/py\.typed$/, /^vitrine-[\d.]+\.dist-info\//];
		expect(names.filter((name) => !expected.some((pattern) => pattern.test(name)))).toEqual([]);
		const info = `vitrine-${version}.dist-info`;
		for (const name of ["vitrine/py.typed", `${info}/licenses/LICENSE`, `${info}/licenses/NOTICE`])
			expect(names).toContain(name);
	});

	it("has the version, the licence, and no dependency", () => {
		listing("-e", wheelOf(ROOT), join(scratch, "unpacked"));
		const metadata = readFileSync(join(scratch, "unpacked", `vitrine-${version}.dist-info/METADATA`), "utf8");
		expect(metadata).toContain(`\nVersion: ${version}\n`);
		expect(metadata).toContain("\nLicense-Expression: Apache-2.0\n");
		expect(metadata).toContain("\nRequires-Python: >=3.9\n");
		expect(metadata).not.toContain("Requires-Dist");
	});

	it("has the same bytes when it is built again", async () => {
		const again = join(scratch, "again");
		mkdirSync(again);
		await packWheel(ROOT, () => {}, again);
		const [one, two] = [join(ROOT, wheelOf(ROOT)), join(again, wheelOf(ROOT).split("/").at(-1)!)];
		expect(readFileSync(two).equals(readFileSync(one))).toBe(true);
	});
});

describe.skipIf(!hasTools)("installed into an empty environment, vitrine", () => {
	let url = "";
	beforeAll(async () => void (url = await served(open)));

	it("answers from a site", () => {
		expect(passed(wheelPython(), "test_site.py", { VITRINE_URL: url })).toBe(15);
	});

	it.skipIf(others.length === 0).each(others)("runs with %s", (python) => {
		const PYTHONPATH = join(scratch, "unpacked");
		expect(passed(python, "test_site.py", { VITRINE_URL: url, PYTHONPATH })).toBe(15);
	});

	it("answers from the command as from the site", () => {
		expect(passed(wheelPython(), "test_local.py", { VITRINE_URL: url, DATA: join(scratch, "local") })).toBe(2);
	});

	it("opens a site with a token", async () => {
		const { output } = ended(scratch, command(), ["token", "add", "anna", "--data", closed, "--json"]);
		const { token: TOKEN } = JSON.parse(output) as { token: string };
		expect(passed(wheelPython(), "test_access.py", { VITRINE_URL: await served(closed), TOKEN })).toBe(2);
	});

	it.skipIf(!hasSandbox)("checks a folder", { timeout: 600_000 }, () => {
		const MODELS = join(scratch, "models");
		const birds = "vitrine/tiny-birds";
		cpSync(join(ROOT, "starter/miniatures", birds), join(MODELS, birds), { recursive: true });
		expect(passed(wheelPython(), "test_check.py", { MODELS, DATA: join(scratch, "checked") })).toBe(3);
	});

	it("is shown in a notebook", () => {
		const PYTHONPATH = join(scratch, "unpacked");
		const { python } = requirePython("notebook");
		expect(passed(python, "test_notebook.py", { VITRINE_URL: url, PYTHONPATH, HOME: scratch })).toBe(1);
	});

	it("does what its page says", () => {
		const page = readFileSync(join(ROOT, "docs/python.md"), "utf8");
		const blocks = [...page.matchAll(/^```python\n([^]*?)^```\n\n```text\n([^]*?)^```$/gm)];
		expect(blocks.length).toBeGreaterThan(3);
		for (const [, code = "", text] of blocks) {
			const env = { VITRINE_URL: url, VITRINE_COMMAND: command(), VITRINE_DATA: open };
			expect(ended(scratch, wheelPython(), ["-c", code], env), code).toEqual({ status: 0, output: text });
		}
	});
});

describe.skipIf(!hasTools)("strict types", () => {
	it.each(["3.9", "3.13"])("hold in the package and in a project that uses it, with Python %s", (pythonVersion) => {
		const project = join(scratch, `types-${pythonVersion}`);
		cpSync(join(ROOT, "packages/python/src"), join(project, "package"), { recursive: true });
		cpSync(join(TESTS, "consumer.py"), join(project, "consumer.py"));
		const config = { include: ["."], typeCheckingMode: "strict", ...BUNDLED, pythonVersion, pythonPlatform: "All" };
		writeFileSync(join(project, "pyrightconfig.json"), JSON.stringify(config));
		const pyright = join(requireNode("types").folder, "node_modules/pyright/index.js");
		const args = [pyright, "-p", project, "--pythonpath", wheelPython(), "--outputjson"];
		const { output } = ended(project, process.execPath, args);
		const { generalDiagnostics: found } = JSON.parse(output) as { generalDiagnostics: Diagnostic[] };
		const lines = readFileSync(join(TESTS, "consumer.py"), "utf8").split("\n");
		const wrong = lines.flatMap((line, at) => (line.endsWith("# wrong") ? [`consumer.py:${at}`] : []));
		expect(wrong.length).toBeGreaterThan(5);
		const places = found.map(({ file, range }) => `${file.slice(project.length + 1)}:${range.start.line}`);
		expect([...new Set(places)], JSON.stringify(found)).toEqual(wrong);
	});
});

/** The stub of typing_extensions comes with checkers, and only they read it. */
const BUNDLED = { reportMissingModuleSource: false };

interface Diagnostic {
	readonly file: string;
	readonly message: string;
	readonly range: { readonly start: { readonly line: number } };
}
