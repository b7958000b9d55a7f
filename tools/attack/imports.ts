import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ARCHIVES } from "../../fixtures/hostile/archives.ts";
import { changeBackup } from "../../packages/search/src/engines/embedded/testing/changedBackup.ts";
import { startVitrine } from "../../apps/web/src/testing/processes.ts";
import { memoryIn, procText } from "../../verify/src/processes/tree.ts";
import type { StageResult } from "./report.ts";

/** Milliseconds, megabytes, and characters of output that an import or a restore of a hostile file may take. */
const [LONGEST, MOST_MEMORY, MOST_SAID] = [60_000, 1024, 4_000];

interface Outcome {
	readonly code: number | string;
	readonly said: string;
	readonly ms: number;
	readonly megabytes: number;
}

/** Imports every archive as a dump, and restores backups that somebody changed. The catalogue is unchanged, or complete. */
export async function attackImports(): Promise<StageResult> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-imports-"));
	try {
		const place = join(folder, "a/b/c/d");
		mkdirSync(place, { recursive: true });
		const outcomes = [...(await archives(place)), ...(await backups(place))];
		const broken = outcomes.flatMap(({ tries, problems }) => problems.map((problem) => `${tries}: ${problem}`));
		for (const above of [folder, "/tmp", ...["a", "a/b", "a/b/c"].map((name) => join(folder, name))])
			if (existsSync(join(above, "escaped.txt"))) broken.push(`${above}: a file was unpacked there`);
		const figures = {
			slowest: `${most(outcomes.map(({ ms }) => ms))} ms`,
			"largest process": `${most(outcomes.map(({ megabytes }) => megabytes))} MB`,
		};
		return { stage: "archives and backups", tries: outcomes.length, broken, figures };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const most = (values: readonly number[]): number => Math.round(Math.max(...values));

type Judged = Outcome & { readonly tries: string; readonly problems: readonly string[] };

async function archives(place: string): Promise<readonly Judged[]> {
	const judged: Judged[] = [];
	for (const [tries, { name, bytes }] of Object.entries(ARCHIVES)) {
		const file = join(place, name);
		writeFileSync(file, bytes());
		const outcome = await vitrine(join(place, "data"), "import", file);
		const isNamed = outcome.code === 0 || outcome.said.includes(name);
		judged.push({
			...outcome,
			tries,
			problems: [...problemsOf(outcome), ...(isNamed ? [] : ["its file is not named"])],
		});
		rmSync(file);
	}
	return judged;
}

/** What is wrong with the end of a command, whatever it was given. */
function problemsOf({ code, said, ms, megabytes }: Outcome): readonly string[] {
	const problems: string[] = [];
	if (code !== 0 && code !== 1) problems.push(`it ended with ${code}: ${said.slice(0, 200)}`);
	if (/\n\s+at /.test(said)) problems.push(`a stack was printed: ${said.slice(0, 200)}`);
	// oxlint-disable-next-line no-control-regex -- these are what it looks for
	if (/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.test(said)) problems.push("control characters were printed");
	if (said.length > MOST_SAID) problems.push(`${said.length} characters were printed`);
	if (ms > LONGEST) problems.push(`it took ${Math.round(ms)} ms`);
	if (megabytes > MOST_MEMORY) problems.push(`it took ${megabytes} MB`);
	return problems;
}

/** Changes of a backup, whose last line then fits it. */
const CHANGES: Readonly<Record<string, string>> = {
	"a trigger that deletes": "CREATE TRIGGER t AFTER UPDATE ON schema BEGIN DELETE FROM records; END",
	"a view without end in place of the records":
		"DROP TABLE records; CREATE VIEW records AS WITH RECURSIVE n(model) AS (SELECT 1 UNION ALL SELECT model + 1 FROM n) SELECT model, '{}' AS record FROM n",
	"records that are no JSON": "UPDATE records SET record = '{' || char(27) || ']0;owned'",
	"a record that is 100,000 deep": `UPDATE records SET record = '{"id":"a/b","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}'`,
	"a table that is missing": "DROP TABLE models",
	"a count that is wrong": "UPDATE schema SET total = 1e18",
	"a generation that is no number": "UPDATE schema SET generation = 'x'",
	"a snapshot that leads out": "UPDATE schema SET snapshot = '../../../escaped.txt'",
	"a later schema": "UPDATE schema SET version = 1000000",
	"a database of something else": "UPDATE schema SET application = 'other'",
};

/** What else a backup can be: its bytes, changed. */
const FORGED: Readonly<Record<string, (backup: Buffer) => Uint8Array>> = {
	"an empty file": () => Buffer.alloc(0),
	"a file of zeros": (backup) => Buffer.alloc(backup.length),
	"a last line that is deep": (backup) => Buffer.concat([backup, Buffer.from(`\n${"[".repeat(5_000_000)}\n`)]),
	"a last line with other types": (backup) =>
		Buffer.concat([
			backup,
			Buffer.from('\n{"backup":"vitrine","format":{},"schema":[],"bytes":"x","sha256":7,"__proto__":{"x":1}}\n'),
		]),
	"a last line with a negative size": (backup) =>
		Buffer.concat([backup, Buffer.from('\n{"backup":"vitrine","format":2,"schema":4,"bytes":-1,"sha256":"x"}\n')]),
	"a last line that acts on a terminal": (backup) =>
		Buffer.concat([backup, Buffer.from('\n{"backup":"vitrine","format":9,"schema":"\\u001b]0;owned\\u0007"}\n')]),
	"an archive": () => ARCHIVES["a tar in a gzip"]?.bytes() ?? Buffer.alloc(0),
};

async function backups(place: string): Promise<readonly Judged[]> {
	const [data, original, file] = [join(place, "kept"), join(place, "original.backup"), join(place, "changed.backup")];
	writeFileSync(join(place, "good.ndjson"), Array.from({ length: 50 }, (_, at) => `{"id":"good/m-${at}"}\n`).join(""));
	for (const words of [
		["import", join(place, "good.ndjson")],
		["backup", original],
	] as const) {
		const { code, said } = await vitrine(data, ...words);
		if (code !== 0) throw new Error(`vitrine ${words.join(" ")} ended with ${code}: ${said}`);
	}
	const whole = readFileSync(original);
	const judged: Judged[] = [];
	for (const tries of [...Object.keys(FORGED), ...Object.keys(CHANGES)]) {
		writeFileSync(file, FORGED[tries]?.(whole) ?? whole);
		if (CHANGES[tries] !== undefined) changeBackup(file, CHANGES[tries]);
		const outcome = await vitrine(data, "restore", file);
		const verified = await vitrine(data, "index", "verify");
		const problems = verified.code === 0 ? [] : [`the catalogue is broken after it: ${verified.said.slice(0, 200)}`];
		judged.push({ ...outcome, tries: `a backup: ${tries}`, problems: [...problemsOf(outcome), ...problems] });
		await vitrine(data, "restore", original);
	}
	return judged;
}

/** Runs a command; ends it after twice the time that it may take. */
async function vitrine(data: string, ...words: readonly string[]): Promise<Outcome> {
	const started = performance.now();
	const { child, ended, said } = startVitrine(data, ...words);
	let megabytes = 0;
	const looking = setInterval(() => (megabytes = Math.max(megabytes, memoryOf(child.pid))), 20);
	const late = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, "SIGKILL"), 2 * LONGEST);
	const code = await ended;
	clearInterval(looking);
	clearTimeout(late);
	return { code, said: said(), ms: performance.now() - started, megabytes };
}

/** Megabytes of a process and of the one that it has started. */
function memoryOf(pid: number | undefined): number {
	if (pid === undefined) return 0;
	const children = procText(pid, `task/${pid}/children`).split(" ").filter(Boolean).map(Number);
	return [pid, ...children].reduce((sum, one) => sum + memoryIn(procText(one, "status"), "VmRSS") / 1024 ** 2, 0);
}
