import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIELDS } from "./batch.ts";
import { run } from "./run.ts";
import { fakeIo } from "./testing/io.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-cli-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = ["derived-Q4_K_M.gguf", "derived-Q8_0.gguf"].map((rfilename) => ({ rfilename }));
const RECORDS = [
	{
		id: "owner/chat-8b",
		pipeline_tag: "text-generation",
		library_name: "transformers",
		tags: ["conversational"],
		downloads: 12_345,
	},
	{
		id: "owner/whisper-tiny",
		pipeline_tag: "automatic-speech-recognition",
		library_name: "transformers",
		tags: ["en"],
	},
	{ id: "other/nameless", tags: ["license:mit"] },
	{ id: "other/derived", tags: ["base_model:owner/chat-8b", "gguf"], siblings: FILES },
];

beforeAll(async () => {
	const file = ndjson(
		"models.ndjson",
		RECORDS.map((record) => JSON.stringify(record)),
	);
	expect((await vitrine("import", file)).code).toBe(0);
});

describe("the command line", () => {
	it.each([
		["--help"],
		["-h"],
		["import", "--help"],
		["search", "--help"],
		["snippets", "-h"],
		["serve", "--help"],
		["tasks", "--help"],
		["libraries", "--help"],
		["providers", "--help"],
		["token", "--help"],
		["token", "add", "--help"],
	])("prints help for %s %s", async (...args) => {
		const { code, out, err } = await vitrine(...args);
		expect([code, err]).toEqual([0, ""]);
		expect(out).toMatch(/^Usage: vitrine/);
	});

	it("prints its version", async () => {
		expect(await vitrine("--version")).toEqual({ code: 0, out: "9.9.9\n", err: "" });
	});

	it("serves the site if there is no command", async () => {
		const io = fakeIo({ env: { PORT: "many" } });
		expect(await run([], io, "9.9.9")).toBe(2);
		expect(io.complained()).toContain('PORT is "many"');
	});

	it.each([
		[["frobnicate"], "unknown command 'frobnicate'"],
		[["serach"], "Did you mean search"],
		[["search", "--colour", "red"], "unknown option '--colour'"],
		[["search", "--limit", "0"], "whole number from 1 to 200"],
		[["search", "--limit", "ten"], "whole number from 1 to 200"],
		[["search", "--sort", "beauty"], "Allowed choices"],
		[["search", "--counts", "colour"], "it should be one of task"],
		[["search", "--cursor", "nonsense"], 'cursor is "nonsense"'],
		[["search", "x".repeat(2000)], "text has"],
		[["import"], "missing required argument"],
		[["snippets"], "Name a model"],
		[["snippets", "owner/chat-8b", "--batch", "-"], "not both"],
		[["snippets", "owner/chat-8b", "--provider", "togehter"], 'Did you mean "together"'],
		[["snippets", "owner/chat-8b", "--provider", "together", "--client", "request"], "clients"],
		[["snippets", "owner/chat-8b", "--language", "pyhton"], "languages"],
		[["snippets", "owner/chat-8b", "--library", "Transformers"], "transformers"],
		[["snippets", "owner/chat-8b", "--kind", "lod"], "load"],
		[["snippets", "owner/chat-8b", "--app", "olama"], "ollama"],
		[["tasks", "txt-generation"], "text-generation"],
		[["tasks", "--input"], "needs the id of a task"],
		[["tasks", "summarization", "--one-line"], "--one-line needs --input"],
		[["libraries", "Sklearn"], "sklearn"],
		[["providers", "togehter"], "together"],
		[["serve", "--port", "70000"], "whole number from 0 to 65535"],
	])("refuses %j with code 2 and advice", async (args, advice) => {
		const { code, out, err } = await vitrine(...args);
		expect([code, out]).toEqual([2, ""]);
		expect(err).toContain(advice);
		expect(err.length).toBeLessThan(2000);
	});

	it("names a wrong provider once", async () => {
		const { err } = await vitrine("snippets", "owner/chat-8b", "--provider", "togehter");
		expect(err).toBe('provider: Provider "togehter" not supported. Did you mean "together"?\n');
	});
});

describe("search", () => {
	it("prints a table of matches, the best match first", async () => {
		const { code, out } = await vitrine("search", "whisper", "tiny");
		expect(code).toBe(0);
		expect(out.split("\n")[1]).toMatch(/^owner\/whisper-tiny +automatic-speech-recognition +transformers +– +– +–$/);
	});

	it("filters, sorts, counts and continues after a cursor", async () => {
		const { out } = await vitrine(
			"search",
			"--library",
			"transformers",
			"--sort",
			"downloads",
			"--counts",
			"task",
			"--json",
			"-n",
			"1",
		);
		const page = JSON.parse(out);
		expect(page).toMatchObject({ total: 2, rows: [{ record: RECORDS[0] }] });
		expect(page.facets.task).toHaveLength(2);
		const next = await vitrine(
			"search",
			"--library",
			"transformers",
			"--sort",
			"downloads",
			"--cursor",
			page.next,
			"--json",
		);
		expect(JSON.parse(next.out).rows.map((row: { record: { id: string } }) => row.record.id)).toEqual([
			"owner/whisper-tiny",
		]);
	});

	it("has hyphens in its flags, and knows the old names with underscores", async () => {
		for (const flag of ["--base-model", "--base_model", "--base-model=owner/chat-8b", "--base_model=owner/chat-8b"]) {
			const value = flag.includes("=") ? [] : ["owner/chat-8b"];
			const { code, out } = await vitrine("search", flag, ...value, "--json");
			expect([code, JSON.parse(out).rows.map(({ record }: { record: { id: string } }) => record.id)]).toEqual([
				0,
				["other/derived"],
			]);
		}
		expect((await vitrine("search", "--help")).out).not.toMatch(/--\w+_/);
	});

	it("reports that nothing matches, and which name may have been meant", async () => {
		expect(await vitrine("search", "zzzzz")).toMatchObject({
			code: 0,
			out: "",
			err: expect.stringContaining("No models match"),
		});
		expect((await vitrine("search", "--task", "txt-generation")).err).toContain("did you mean text-generation?");
	});
});

describe("snippets", () => {
	it("prints one snippet bare and several under headings", async () => {
		const one = await vitrine("snippets", "owner/chat-8b", "--provider", "hf-inference", "--client", "curl");
		expect(one.code).toBe(0);
		expect(one.out).toMatch(/^curl /);
		const several = await vitrine("snippets", "owner/chat-8b", "--provider", "together", "--language", "python");
		expect(several.out).toMatch(/^── call · python · \w+ ──\n/);
	});

	it("prints ways to load, as JSON if asked", async () => {
		const { code, out } = await vitrine("snippets", "owner/whisper-tiny", "--library", "transformers", "--json");
		expect(code).toBe(0);
		const lines = JSON.parse(out) as Record<string, unknown>[];
		expect(lines.length).toBeGreaterThan(0);
		for (const line of lines) expect(line).toMatchObject({ kind: "load", library: "transformers" });
	});

	it("has a flag for every field of a batch", async () => {
		const { out } = await vitrine("snippets", "--help");
		const others: Readonly<Record<string, string>> = { key: "--batch", model: "[model]", kinds: "--kind" };
		const plural = /^(languages|clients|libraries|apps)$/;
		for (const field of FIELDS) {
			const name = plural.test(field) ? field.replace(/ies$/, "y").replace(/s$/, "") : field;
			const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
			expect(out).toContain(others[field] ?? `--${kebab}`);
		}
	});

	it("prints commands of local apps for a file, only the kinds that are named, and only the files", async () => {
		const inOllama = await kindsOf("--app", "ollama", "--quant", "Q8_0");
		expect(new Set(inOllama.map(String))).toEqual(new Set(["app,ollama,true"]));
		expect((await kindsOf("--kind", "load", "--kind", "app", "--app", "ollama")).map(String)).toEqual(
			expect.arrayContaining([expect.stringMatching(/^load,/), expect.stringMatching(/^app,ollama,/)]),
		);
		expect(new Set((await kindsOf("--library", "files")).map(String))).toEqual(new Set(["load,,false"]));
	});

	it("suggests models with a similar id", async () => {
		const { code, out, err } = await vitrine("snippets", "owner/wisper-tiny");
		expect([code, out]).toEqual([1, ""]);
		expect(err).toContain("Did you mean owner/whisper-tiny");
	});

	it("fails if no snippet matches", async () => {
		expect(await vitrine("snippets", "owner/chat-8b", "--library", "timm")).toMatchObject({ code: 1, out: "" });
	});

	it("answers a batch from a file, and fails when there is none", async () => {
		const file = ndjson("batch.ndjson", [JSON.stringify({ key: 1, model: RECORDS[2] }), "{bad"]);
		const { code, out } = await vitrine("snippets", "--batch", file);
		expect(code).toBe(0);
		const lines = out
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line));
		expect([...new Set(lines.map(({ key }) => key))]).toEqual([1, null]);
		expect(lines[0]).toMatchObject({ kind: "load", library: null, rule: "files" });
	});

	it("names a batch that cannot be read", async () => {
		for (const file of [join(folder, "nowhere"), folder])
			expect(await vitrine("snippets", "--batch", file)).toMatchObject({
				code: 1,
				out: "",
				err: expect.stringContaining(`--batch: ${JSON.stringify(file)} cannot be read`),
			});
	});
});

describe("import", () => {
	it("reports what it skipped, with the first reasons and the number of others", async () => {
		const lines = ['{"id":"new/one","likes":"many"}', ...Array.from({ length: 15 }, () => "not JSON")];
		const { code, out, err } = await vitrine("import", ndjson("partly.ndjson", lines), "--reasons", "2");
		expect(code).toBe(0);
		expect(out).toMatch(/imported 1 model in .*, skipped 15 records, notes on 1 record\n$/);
		expect(err.match(/skipped .*partly\.ndjson:\d+: is not JSON/g)).toHaveLength(2);
		expect(err).toContain("… and 13 more skipped records");
		expect(err).toMatch(/new\/one: likes.*"many"/);
	});

	it("names misspelt tasks and libraries, and imports their records", async () => {
		const lines = ["one", "two", "three"].map((name) =>
			JSON.stringify({ id: `odd/${name}`, library_name: "Transformers", pipeline_tag: "txt-generation" }),
		);
		const { code, out, err } = await vitrine("import", ndjson("odd.ndjson", lines), "--reasons", "1");
		expect(code).toBe(0);
		expect(out).toMatch(/imported 3 models in .*, notes on 3 records\n$/);
		expect(err).toMatch(/odd\/one: pipeline_tag: "txt-generation" .*"text-generation"/);
		expect(err).toMatch(/odd\/one: library_name: 'Transformers' .*'transformers'/);
		expect(err).toContain("… and 2 more records with notes");
	});

	it("counts a model once whose record is there twice, and says so", async () => {
		const lines = ['{"id":"twice/one"}', '{"id":"twice/two"}', '{"id":"twice/one","likes":1}'];
		const { out } = await vitrine("import", ndjson("twice.ndjson", lines));
		expect(out).toMatch(/imported 2 models in .*, replaced 1 record by a later one with the same id\n$/);
	});

	it("imports the rest when one source fails, with code 1 and the reason", async () => {
		const good = ndjson("good.ndjson", ['{"id":"good/one"}']);
		const { code, out, err } = await vitrine("import", join(folder, "nowhere"), good, "--json");
		expect(code).toBe(1);
		expect(JSON.parse(out)).toMatchObject({ imported: 1, source: { kind: "ndjson", location: good } });
		expect(err).toMatch(/no file or folder/);
		expect((await vitrine("search", "good")).out).toContain("good/one");
	});

	it("fails when there is nothing to import, and when the catalogue cannot be used", async () => {
		const file = ndjson("nothing.ndjson", ["not JSON"]);
		expect(await vitrine("import", file)).toMatchObject({
			code: 1,
			out: "",
			err: expect.stringContaining("is unchanged"),
		});
		const denied = await vitrine("search", "--data", join(file, "below-a-file"));
		expect(denied).toMatchObject({ code: 1, err: expect.stringContaining("cannot be opened for writing") });
	});

	it("is undone when it is interrupted", async () => {
		const stop = new AbortController();
		const { Interrupted } = await import("./io.ts");
		stop.abort(new Interrupted());
		const io = fakeIo({ env: { VITRINE_DATA: data }, signal: stop.signal });
		expect(await run(["import", ndjson("late.ndjson", ['{"id":"late/one"}'])], io, "9.9.9")).toBe(1);
		expect(io.complained()).toContain("Interrupted: the catalogue is unchanged");
		expect((await vitrine("search", "late")).out).toBe("");
	});
});

describe("reference data", () => {
	it.each(["tasks", "libraries", "providers"])("of %s is printed as a table and as JSON", async (command) => {
		const [text, data] = [await vitrine(command), await vitrine(command, "--json")];
		const entries = JSON.parse(data.out) as object[];
		expect(entries.length).toBeGreaterThan(10);
		expect(text.out.trimEnd().split("\n")).toHaveLength(entries.length + 1);
	});

	it.each([
		["tasks", "text-generation"],
		["libraries", "transformers"],
		["providers", "together"],
	])("of %s describes %s", async (command, id) => {
		const [text, data] = [await vitrine(command, id), await vitrine(command, id, "--json")];
		expect([text.code, data.code]).toEqual([0, 0]);
		expect(text.out).toContain(id);
		expect(Object.values(JSON.parse(data.out))).toContain(id);
	});

	it("has example inputs, on one line and without quotes if asked, or says that there is none", async () => {
		const asked = await inputOf("question-answering", "--one-line");
		expect(Object.keys(JSON.parse(asked))).toEqual(["question", "context"]);
		expect(await inputOf("reinforcement-learning")).toBe("No input example has been defined for this model task.\n");
		expect(JSON.parse(await inputOf("text-generation", "--chat"))).toEqual([
			{ role: "user", content: expect.any(String) },
		]);
		const [plain, tidy] = [await inputOf("summarization"), await inputOf("summarization", "--one-line", "--unquoted")];
		expect([tidy.trim().split("\n").length, tidy.startsWith('"')]).toEqual([1, false]);
		expect(tidy.length).toBeLessThanOrEqual(plain.length);
	});

	it("says what a library is, and where its facts were read", async () => {
		const [text, data] = [await vitrine("libraries", "timm"), await vitrine("libraries", "timm", "--json")];
		const { summary, licence } = JSON.parse(data.out);
		expect(text.out).toContain(summary);
		expect(text.out).toContain(`${licence.value} (${licence.source}, read ${licence.day})`);
	});
});

async function vitrine(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
	const io = fakeIo({ env: { VITRINE_DATA: data } });
	const code = await run(args, io, "9.9.9");
	return { code, out: io.written(), err: io.complained() };
}

/** What `tasks ID --input` prints. */
const inputOf = async (...args: readonly string[]): Promise<string> => (await vitrine("tasks", ...args, "--input")).out;

/** What `snippets` prints of a model with GGUF files: kinds, apps or libraries, and whether it names one of the files. */
async function kindsOf(...args: readonly string[]): Promise<readonly unknown[]> {
	const { out } = await vitrine("snippets", "other/derived", ...args, "--json");
	return (JSON.parse(out) as Record<string, unknown>[]).map(({ kind, app, library, content }) => [
		kind,
		app ?? library,
		String(content).includes("Q8_0"),
	]);
}

function ndjson(name: string, lines: readonly string[]): string {
	const path = join(folder, name);
	writeFileSync(path, `${lines.join("\n")}\n`);
	return path;
}

describe("names that may deceive", () => {
	const hidden = "owner/te\u202ent\u200b";
	const alike = "owner/t\u0435nt";
	const place = join(folder, "deceiving");

	it("are printed with escapes, and explained on the error stream; in JSON they are equal", async () => {
		const file = ndjson(
			"deceiving.ndjson",
			[hidden, alike].map((id) => JSON.stringify({ id, tags: ["\u2066"], library_name: "transformers" })),
		);
		await vitrine("import", file, "--data", place);
		const found = await vitrine("search", "--data", place, "--counts", "tag");
		expect(found.out).toContain(String.raw`owner/te\u{202e}nt\u{200b}`);
		expect(found.out + found.err).toMatch(/^[\n -~–“”\u0435]+$/);
		expect(found.err).toContain("CYRILLIC SMALL LETTER IE (U+0435)");
		expect(found.err).toContain("RIGHT-TO-LEFT OVERRIDE (U+202E)");

		const json = await vitrine("search", "--data", place, "--json");
		expect(json.out).toMatch(/^[\n -~\u0435]+$/);
		const ids = JSON.parse(json.out).rows.map(({ record }: { record: { id: string } }) => record.id);
		expect(ids.toSorted()).toEqual([hidden, alike].toSorted());

		const code = await vitrine("snippets", hidden, "--data", place, "--library", "transformers");
		expect(code.out).toMatch(/^[\n -~─·]+$/);
		expect(code.err).toContain("ZERO WIDTH SPACE (U+200B)");
	});
});
