import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SWEEP } from "../../../../../test/sweep.ts";
import { cpuTimer } from "../../../../../test/cpu.ts";
import { LARGEST } from "../../data/collections/limits.ts";
import { CollectionsFile } from "./file.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-collections-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;

/** A file with a text, and what its log says. */
function opened(text: string | Buffer | undefined, isNamed = false, patience = 60_000) {
	const path = join(folder, `${made++}.yaml`);
	const logged: string[] = [];
	const file = new CollectionsFile({ path, isNamed, log: (message) => void logged.push(message), every: 0, patience });
	let time = 1_700_000_000;
	const write = (content: string | Buffer): void => {
		writeFileSync(path, content);
		// A file system may not tell two writes of one moment apart.
		utimesSync(path, time, time++);
	};
	if (text !== undefined) write(text);
	return { path, logged, file, write };
}

const slugs = ({ all }: CollectionsFile): readonly string[] => all.map(({ slug }) => slug);

test("is read again when it changes, and is as old as its file", async () => {
	const { file, write, logged } = opened("- {slug: a, title: A}");
	await file.refresh();
	const [first] = file.all;
	expect([slugs(file), file.changed]).toEqual([["a"], new Date(1_700_000_000_000)]);
	await file.refresh();
	expect(file.all[0]).toBe(first);
	write("- {slug: b, title: B}");
	await file.refresh();
	expect([slugs(file), logged]).toEqual([["b"], []]);
});

test("shows the entries without an error at once, and says what is wrong with the others", async () => {
	const { path, file, logged } = opened("- {slug: a, title: A}\n- {slug: B, title: B}\n- {slug: c, title: C}\n");
	await file.refresh();
	expect(slugs(file)).toEqual(["a", "c"]);
	expect(logged).toEqual([
		`Collections: ${path}: line 2, entry 2, slug: expected letters a to z, digits and hyphens, at most 64, not "B". The other 2 are shown.`,
	]);
	const many = opened(Array.from({ length: 9 }, () => "- 7").join("\n"));
	await many.file.refresh();
	expect(many.file.problem).toContain("; 6 more entries with errors. No other collections are shown.");
});

test("keeps the last valid version of an entry, and says what is wrong once, with the file, the field and the value", async () => {
	const { path, file, write, logged } = opened("- {slug: a, title: A}");
	await file.refresh();
	write("- {slug: A A, title: A}");
	await file.refresh();
	await file.refresh();
	expect(slugs(file)).toEqual(["a"]);
	const problem = `${path}: line 1, entry 1, slug: expected letters a to z, digits and hyphens, at most 64, not "A A". No other collections are shown. Shown in their last valid version: a.`;
	expect(file.problem).toBe(problem);
	expect(logged).toEqual([`Collections: ${problem}`]);
	write("- {slug: c, title: C}");
	await file.refresh();
	expect([slugs(file), file.problem, logged.at(-1)]).toEqual([
		["c"],
		undefined,
		`Collections: the problem with ${path} is resolved.`,
	]);
});

test("that is not there has no collections; it is a problem only where the operator named it", async () => {
	const { file, logged } = opened(undefined);
	await file.refresh();
	expect([file.all, file.problem, logged]).toEqual([[], undefined, []]);
	const named = opened(undefined, true);
	await named.file.refresh();
	expect(named.file.problem).toMatch(/the file of VITRINE_COLLECTIONS does not exist. No collections are shown.$/);
	named.write("- {slug: a, title: A}");
	await named.file.refresh();
	expect([slugs(named.file), named.file.problem]).toEqual([["a"], undefined]);
});

test("that was deleted has no collections", async () => {
	const { path, file } = opened("- {slug: a, title: A}");
	await file.refresh();
	rmSync(path);
	await file.refresh();
	expect([file.all, file.problem]).toEqual([[], undefined]);
});

test.each([
	["is too large", "#".repeat(LARGEST + 1), "it is too large: at most 256 KiB are read"],
	["is not UTF-8", Buffer.from([0x2d, 0x20, 0xff]), "it is not text in UTF-8"],
])("that %s is a problem", async (_, text, why) => {
	const { file } = opened(text);
	await file.refresh();
	expect([file.all, file.problem]).toEqual([[], expect.stringContaining(why)]);
});

test("that is a folder or a pipe is a problem, and is not waited for", async () => {
	const { path, file } = opened(undefined);
	mkdirSync(path);
	await file.refresh();
	expect(file.problem).toContain("it is not a file");
	rmSync(path, { recursive: true });
	execFileSync("mkfifo", [path]);
	await file.refresh();
	expect(file.problem).toContain("it is not a file");
});

test(
	"with YAML that takes long is read elsewhere: requests go on, and the last valid version is shown",
	SWEEP,
	async () => {
		const { file, write } = opened("- {slug: a, title: A}", false, 50);
		await expect.poll(() => file.refresh().then(() => slugs(file))).toEqual(["a"]);
		write(`${Array.from({ length: 8_000 }, (_, at) => `key${at}: 1`).join("\n")}\n`);
		const used = cpuTimer();
		await file.refresh();
		expect([slugs(file), file.problem]).toEqual([["a"], undefined]);
		expect(used(), "reading it takes seconds").toBeLessThan(500);
		await file.refresh();
		expect(file.problem, "the next request did not wait for the end either").toBeUndefined();
		await expect.poll(() => file.refresh().then(() => file.problem)).toBeDefined();
		expect(slugs(file)).toEqual(["a"]);
	},
);
