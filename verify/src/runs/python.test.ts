import { describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import { NotChecked, type Result } from "../check.ts";
import { lockedLine } from "../environments/lineEnvironment.ts";
import { readRows } from "../report/file.ts";
import { loadSubjects } from "../matrix/load.ts";
import { canTest } from "../testing/check.ts";
import { DEFECTS } from "./defects.ts";
import { python, pythonSubjects } from "./python.ts";
import { NO_MINIATURE } from "./noMiniature.ts";

const isHere = await canTest(python, "no Python snippet is run");

const subjects = loadSubjects();
/** A snippet without large imports. */
const light = subjects.find(({ id }) => id === "load/sklearn/joblib-named.py")!;

describe.skipIf(!isHere)("a Python load snippet", { timeout: 600_000 }, () => {
	it("runs on its miniature, but not with a defect", SWEEP, async () => {
		const mutants = DEFECTS.flatMap((defect) => {
			const text = defect.plant(light.text, light);
			return text === undefined ? [] : [{ ...light, id: `${light.id} with ${defect.name}`, text }];
		});
		const found = new Map<string, Result>();
		await python.run([light, ...mutants], ({ id }, problem) => void found.set(id, problem));
		expect(Object.fromEntries(found)).toEqual({
			[light.id]: undefined,
			[`${light.id} with a method that does not exist`]: expect.stringContaining("AttributeError"),
			[`${light.id} with another model`]: expect.stringContaining("acme/joblib-named-x"),
			[`${light.id} with a file that does not exist`]: expect.stringContaining("has no file"),
			[`${light.id} with a program that reads no model`]: "ran to its end, but read no file of acme/joblib-named",
		});
	});

	it("that starts processes without end is stopped and not checked, and those after it are run", SWEEP, async () => {
		const found = new Map<string, Result>();
		const forking = { ...light, id: "load/sklearn/joblib.py", text: "import os\nwhile True: os.fork()" };
		await python.run([forking, light], ({ id }, result) => void found.set(id, result));
		expect(Object.fromEntries(found)).toEqual({
			[forking.id]: new NotChecked("stopped: started more than 64 processes"),
			[light.id]: undefined,
		});
	});

	it("is not checked, and keeps its level, if what its install line gives is not known", async () => {
		const found = new Map<string, Result>();
		const unlocked = { ...light, install: "pip install no-such-package-of-ours" };
		const cloned = { ...light, id: "load/sklearn/joblib.py", install: "git clone https://example.org/a\ncd a" };
		await python.run([unlocked, cloned], ({ id }, result) => void found.set(id, result));
		expect([...found.values()]).toEqual([
			new NotChecked("its install line is not resolved yet"),
			new NotChecked("its install line needs more than PyPI has"),
		]);
	});
});

it("a snippet depends on the packages of its install line, and on those that decide beneath them", () => {
	expect(Object.keys(python.tools(light))).toEqual(["scikit-learn", "joblib", "huggingface_hub", "numpy"]);
	const heard = subjects.find(({ id }) => id === "load/transformers/automatic-speech-recognition.pipeline.py")!;
	expect(Object.keys(python.tools(heard))).toEqual(
		expect.arrayContaining(["transformers", "torch", "tokenizers", "safetensors"]),
	);
});

it("every row that says run was run with what its install line gives now", () => {
	const rows = new Map(readRows().map((row) => [row.id, row]));
	const stale = subjects.flatMap((subject) => {
		const row = rows.get(subject.id);
		if (!python.appliesTo(subject) || row?.level !== "run" || row.kept !== undefined) return [];
		const { ffmpeg: _, ...tools } = python.tools(subject);
		return Object.entries(tools).some(([name, version]) => row.tools[name] !== version) ? [subject.id] : [];
	});
	expect(stale, "run npm run verify -- --only runs").toEqual([]);
});

it("every snippet that is run, and installs from PyPI alone, has a lock", () => {
	const missing = pythonSubjects().filter(
		({ install }) => lockedLine(install) === "its install line is not resolved yet",
	);
	expect(
		missing.map(({ id }) => id),
		"run npm run verify -- --resolve",
	).toEqual([]);
});

it("a snippet without a miniature is skipped", () => {
	expect(python.skipReason?.({ ...light, id: "load/sklearn/no-such-fixture.py" })).toBe(NO_MINIATURE);
});

it.each(DEFECTS)("$name can be planted somewhere", ({ plant }) => {
	const own = subjects.filter((subject) => python.appliesTo(subject));
	expect(own.some((subject) => plant(subject.text, subject) !== undefined)).toBe(true);
});
