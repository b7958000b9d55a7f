import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { swept } from "../../../test/sweep.ts";
import { run } from "./run.ts";
import { fakeIo } from "./testing/io.ts";

/** Nothing on standard error but progress, which a slow machine sees. */
const NO_PROBLEM: unknown = expect.stringMatching(/^((verify|backup|restore): [^\n]*\n)*$/);

const folder = mkdtempSync(join(tmpdir(), "vitrine-maintenance-cli-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
	const file = join(folder, "models.ndjson");
	const records = Array.from({ length: 50 }, (_, i) => JSON.stringify({ id: `owner/model-${i}`, tags: ["one"] }));
	writeFileSync(file, records.join("\n"));
	expect((await vitrine({}, "import", file, "--data", data)).code).toBe(0);
});

describe("vitrine index", () => {
	it("explains itself", async () => {
		const { code, out } = await vitrine({}, "index", "--help");
		expect(code).toBe(0);
		for (const word of ["status", "rebuild", "verify"]) expect(out).toContain(word);
		expect((await vitrine({}, "index", "mend")).code).toBe(2);
	});

	it("prints the state of the index, for people and for programs", async () => {
		const text = await vitrine({}, "index", "status", "--data", data);
		expect(text).toMatchObject({ code: 0, err: "" });
		expect(text.out).toMatch(/^state +ready\nengine +embedded\nrecords +50\n/);
		const { code, out } = await vitrine({}, "index", "status", "--json", "--data", data);
		expect([code, JSON.parse(out)]).toEqual([
			0,
			expect.objectContaining({ state: "ready", records: 50, problems: [] }),
		]);
	});

	it("rebuilds the index, and finds nothing wrong with it", async () => {
		const rebuilt = await vitrine({}, "index", "rebuild", "--data", data);
		expect(rebuilt).toMatchObject({ code: 0, out: expect.stringMatching(/^Rebuilt the index in /) });
		const verified = await vitrine({}, "index", "verify", "--data", data);
		expect(verified).toMatchObject({
			code: 0,
			err: NO_PROBLEM,
			out: expect.stringMatching(/^Compared 50 records in .+: no problems\.$/m),
		});
		const json = await vitrine({}, "index", "verify", "--json", "--data", data);
		expect(JSON.parse(json.out)).toEqual({ records: 50, problems: [], found: 0 });
	});

	it("reports problems with their solution, and ends with 1", async () => {
		const database = new DatabaseSync(join(data, "catalogue.sqlite"));
		const change = (from: string, to: string): void =>
			database.exec(`UPDATE records SET record = replace(record, '"${from}"', '"${to}"') WHERE model = 7`);
		change("one", "two");
		const { code, out, err } = await vitrine({}, "index", "verify", "--data", data);
		expect([code, out]).toEqual([1, expect.stringMatching(/: \d+ problems? found\.$/m)]);
		expect(err).toContain('"owner/model-6": its record is not the one that was imported');
		expect(err).toContain("vitrine index rebuild");
		const json = await vitrine({}, "index", "verify", "--json", "--data", data);
		expect([json.code, json.err, JSON.parse(json.out).found]).toEqual([1, "", expect.any(Number)]);
		change("two", "one");
		database.close();
	});

	it("stops when it is interrupted, and changes nothing", async () => {
		const stop = new AbortController();
		const { Interrupted } = await import("./io.ts");
		stop.abort(new Interrupted());
		const io = fakeIo({ signal: stop.signal });
		expect(await run(["index", "rebuild", "--data", data], io, "9.9.9")).toBe(1);
		expect(io.complained()).toContain("Interrupted");
		expect((await vitrine({}, "index", "verify", "--data", data)).code).toBe(0);
	});
});

/** Nothing listens on this port. */
const NOWHERE = "http://127.0.0.1:9";

describe("a cluster", () => {
	it("that does not answer is named, with the solution; status ends with 1", async () => {
		const { code, out, err } = await vitrine({}, "index", "status", "--opensearch", NOWHERE);
		expect([code, out]).toEqual([1, expect.stringMatching(/^state +down\nengine +opensearch\n/)]);
		expect(err).toContain(NOWHERE);
		const json = await vitrine({ VITRINE_OPENSEARCH: NOWHERE }, "index", "status", "--json");
		expect([json.code, JSON.parse(json.out)]).toEqual([1, expect.objectContaining({ state: "down" })]);
	});

	const READING = ["search x", "index verify", "snippets a/b"];
	for (const [command, options] of swept(READING))
		it(`is unavailable to ${command}`, options, async () => {
			const { code, err } = await vitrine({}, ...command.split(" "), "--opensearch", NOWHERE);
			expect(code).toBe(1);
			expect(err).toContain(NOWHERE);
			expect(err).not.toMatch(/^ +at /m);
		});

	it.each<[Record<string, string>, readonly string[], string]>([
		[{}, ["--opensearch", "nonsense"], '--opensearch contains "nonsense"'],
		[{}, ["--opensearch", NOWHERE, "--data", data], "--data and --opensearch"],
		[{ VITRINE_OPENSEARCH: NOWHERE, VITRINE_OPENSEARCH_SHARDS: "no" }, [], 'VITRINE_OPENSEARCH_SHARDS is "no"'],
	])("is refused with %j %j", async (env, args, expected) => {
		for (const command of [["search"], ["import", "x"], ["index", "status"], ["serve"]]) {
			const { code, err } = await vitrine(env, ...command, ...args);
			expect([code, err]).toEqual([2, expect.stringContaining(expected)]);
		}
	});
});

async function vitrine(
	env: Readonly<Record<string, string>>,
	...args: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
	const io = fakeIo({ env });
	const code = await run(args, io, "9.9.9");
	return { code, out: io.written(), err: io.complained() };
}

describe("vitrine backup and restore", () => {
	const file = join(folder, "vitrine.backup");

	it("explain themselves", async () => {
		for (const name of ["backup", "restore"]) {
			const { code, out } = await vitrine({}, name, "--help");
			expect([code, out]).toEqual([0, expect.stringContaining("$ vitrine")]);
			expect((await vitrine({}, name)).code).toBe(2);
		}
	});

	it("write a backup, and replace a catalogue by it", async () => {
		const saved = await vitrine({}, "backup", file, "--data", data);
		expect(saved).toMatchObject({
			code: 0,
			err: NO_PROBLEM,
			out: expect.stringMatching(/^Backed up 50 records to .+ in /),
		});
		const again = await vitrine({}, "backup", file, "--data", data);
		expect(again).toMatchObject({ code: 1, out: "", err: expect.stringContaining("replace it with --force") });
		const forced = await vitrine({}, "backup", file, "--force", "--json", "--data", data);
		expect([forced.code, JSON.parse(forced.out)]).toEqual([0, expect.objectContaining({ file, records: 50 })]);
		const other = join(folder, "other");
		const restored = await vitrine({}, "restore", file, "--data", other);
		expect(restored).toMatchObject({
			code: 0,
			err: NO_PROBLEM,
			out: expect.stringMatching(/^Restored 50 records of \S+Z in /),
		});
		expect((await vitrine({}, "index", "verify", "--data", other)).code).toBe(0);
	});

	it("refuse what is no backup, and end with 1", async () => {
		const refused = await vitrine({}, "restore", join(folder, "models.ndjson"), "--data", data);
		expect(refused).toMatchObject({ code: 1, out: "", err: expect.stringContaining("is not a backup of Vitrine") });
		expect((await vitrine({}, "backup", join(folder, "x"), "--data", join(folder, "none"))).err).toContain(
			"no catalogue",
		);
	});

	it("refer to OpenSearch for a cluster", async () => {
		for (const name of ["backup", "restore"]) {
			const { code, err } = await vitrine({}, name, file, "--opensearch", NOWHERE);
			expect([code, err]).toEqual([1, expect.stringContaining("snapshot repository")]);
		}
	});
});
