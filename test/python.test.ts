import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { HTML } from "../fixtures/hostile/html.ts";
import { TEXTS } from "../fixtures/hostile/text.ts";
import { HIDDEN } from "../fixtures/hostile/unicode.ts";
import { API_MODULE, apiModule } from "../scripts/packages/python/api.ts";
import { manifestIn } from "../scripts/packages/rooms.ts";
import { root } from "./source.ts";

const { version } = manifestIn(root, ".");
const folder = join(root, "packages/python");
const project = readFileSync(join(folder, "pyproject.toml"), "utf8");

const hasPython = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;
if (!hasPython) console.warn("SKIPPED without Python 3.9: the tests of packages/python");

const scratch = mkdtempSync(join(tmpdir(), "vitrine-python-"));
afterAll(() => rmSync(scratch, { recursive: true }));

describe("the package for Python", () => {
	it("has the options and answers of the API", () => {
		expect(apiModule(version), "run npm run generate").toBe(readFileSync(join(root, API_MODULE), "utf8"));
	});

	it("has the version of the project, and is built by what the lists install", () => {
		expect(project).toContain(`\nversion = "${version}"\n`);
		const [flit] = /flit.core==[\d.]+/.exec(project) ?? [];
		expect(readFileSync(join(root, "verify/environments/wheel.txt"), "utf8")).toContain(flit?.replace("_", "-"));
		expect(project).not.toContain("dependencies");
	});

	const files = readdirSync(join(folder, "test")).filter((file) => file.startsWith("test_"));
	it.skipIf(!hasPython).each(files)("passes %s", (file) => {
		const hostile = join(scratch, "hostile.json");
		writeFileSync(hostile, JSON.stringify({ ...TEXTS, ...HTML, ...HIDDEN }));
		const env = { ...process.env, PYTHONPATH: join(folder, "src"), VITRINE_HOSTILE: hostile };
		const { status, stderr } = spawnSync("python3", ["-B", "-m", "unittest", file], {
			cwd: join(folder, "test"),
			env,
			encoding: "utf8",
		});
		expect(stderr).toMatch(/^Ran [1-9]\d* tests? .*\n\nOK$/m);
		expect(status, stderr).toBe(0);
	});
});
