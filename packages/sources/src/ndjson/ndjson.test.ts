import { createHash } from "node:crypto";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { SWEEP } from "../../../../test/sweep.ts";
import { collect, type Collected } from "../../test/collect.ts";
import { allSources } from "../../test/suite.ts";
import { folderWith } from "../../test/temp.ts";
import { ARCHIVES, emptyLines } from "../../../../fixtures/hostile/archives.ts";
import { MOST_BLANK } from "../bytes.ts";
import { SourceError } from "../error.ts";
import { openNdjson } from "./ndjson.ts";

const MODELS = ["one", "two", "three"].map((name) => ({ id: `vitrine/${name}`, tags: ["miniature"] }));
const LINES = MODELS.map((model) => JSON.stringify(model));

async function read(content: string | Uint8Array): Promise<Collected> {
	const folder = await folderWith({ "models.ndjson": content });
	const collected = await collect(await openNdjson(join(folder, "models.ndjson")));
	const local = (text: string): string => text.replace(`${folder}/`, "");
	return {
		...collected,
		skipped: collected.skipped.map((skipped) => ({ ...skipped, where: local(skipped.where) })),
		...(collected.error instanceof Error && { error: local(collected.error.message) }),
	};
}

const file = async (content: string | Uint8Array): Promise<string> => join(await folderWith({ x: content }), "x");

allSources("NDJSON", async () => openNdjson(await file([LINES[0], "{", LINES[1], LINES[2]].join("\n"))));
allSources("compressed NDJSON", async () => openNdjson(await file(gzipSync([...LINES, "[]"].join("\n")))));
allSources("one JSON list", async () => openNdjson(await file(JSON.stringify([...MODELS, 7], null, "\t"))));

const noise = (i: number): string => createHash("sha256").update(String(i)).digest("hex");

describe("NDJSON", () => {
	test("passes over empty lines, a byte order mark and either kind of line end", async () => {
		const { records, skipped } = await read(`\uFEFF${LINES[0]}\r\n\r\n  \n${LINES[1]}\n\n`);
		expect(records).toEqual(MODELS.slice(0, 2));
		expect(skipped).toEqual([]);
	});

	test("ends at megabytes of empty lines, however small the file is", SWEEP, async () => {
		for (const start of ["", `${LINES[0]}\n`]) {
			const bomb = Buffer.concat([gzipSync(start), emptyLines(4 * MOST_BLANK)]);
			const { records, error } = await read(bomb);
			expect([records.length, String(error)]).toEqual([
				start === "" ? 0 : 1,
				expect.stringContaining("empty lines in a row"),
			]);
		}
	});

	test("is left within a run of empty lines when the reader stops", async () => {
		const source = await openNdjson(
			await file(Buffer.concat([gzipSync(`${LINES[0]}\n`), emptyLines(MOST_BLANK - 1000)])),
		);
		const control = new AbortController();
		const read = async (): Promise<void> => {
			for await (const _ of source.records({ signal: control.signal })) setImmediate(() => control.abort("halt"));
		};
		await expect(read()).rejects.toBe("halt");
	});

	test("counts empty lines", async () => {
		const { skipped } = await read(`${LINES[0]}\n\n\r\n\n{\n`);
		expect(skipped.map(({ where }) => where)).toEqual(["models.ndjson:5"]);
	});

	test("names file and line of what it skips, and continues", async () => {
		const { records, skipped } = await read(
			[`{"id": 7}`, LINES[0], "not json", `{"tags": []}`, `"text"`, LINES[1], "null"].join("\n"),
		);
		expect(records).toEqual(MODELS.slice(0, 2));
		expect(skipped.map(({ where, field }) => [where, field])).toEqual([
			["models.ndjson:1", "id"],
			["models.ndjson:3", undefined],
			["models.ndjson:4", "id"],
			["models.ndjson:5", undefined],
			["models.ndjson:7", undefined],
		]);
		expect(skipped[1]?.message).toMatch(/^is not JSON \(.*\); each line should be one object such as/);
		expect(skipped[2]?.message).toBe('id is missing; it should be a string such as "owner/name"');
	});

	test("keeps fields of other dumps, and names a tag that is a number", async () => {
		const { records, notes } = await read('{"id":"a","tags":["x",7],"citation":"y","_id":"z","nested":{"k":[null]}}');
		expect(records).toEqual([{ id: "a", tags: ["x"], citation: "y", _id: "z", nested: { k: [null] } }]);
		expect(notes).toEqual(["tags[1]: 7 is not a string; ignored"]);
	});

	test("skips a line longer than 16 MB and reads the next", async () => {
		const long = JSON.stringify({ id: "long", text: "x".repeat(17 * 1024 * 1024) });
		const { records, skipped } = await read(`${LINES[0]}\n${long}\n${LINES[1]}\n`);
		expect(records).toEqual(MODELS.slice(0, 2));
		expect(skipped).toEqual([{ where: "models.ndjson:2", code: "too-long", message: "is longer than 16 MB; skipped" }]);
	});

	test("skips a line that is not UTF-8", async () => {
		const { records, skipped } = await read(
			Buffer.concat([Buffer.from([0x22, 0xff, 0x22, 0x0a]), Buffer.from(LINES[0] ?? "")]),
		);
		expect(records).toEqual(MODELS.slice(0, 1));
		expect(skipped).toEqual([{ where: "models.ndjson:1", code: "not-utf-8", message: "is not UTF-8 text" }]);
	});

	test("reads characters that are cut by the edge of a chunk", async () => {
		const model = { id: "a", tags: ["ü".repeat(400_000)], end: "€" };
		expect((await read(JSON.stringify(model))).records).toEqual([model]);
	});

	test("recognises gzip by its contents, not by its name, and reads consecutive members", async () => {
		const two = Buffer.concat([gzipSync(`${LINES[0]}\n`), gzipSync(`${LINES[1]}\n`)]);
		expect((await read(two)).records).toEqual(MODELS.slice(0, 2));
	});

	test("gives the contents of a truncated gzip file, then an error", async () => {
		const many = Array.from({ length: 3000 }, (_, at) => JSON.stringify({ id: `a/${at}`, tags: [String(at * 7919)] }));
		const zipped = gzipSync(many.join("\n"));
		const { records, error } = await read(zipped.subarray(0, zipped.length - 1500));
		expect(records.length).toBeGreaterThan(500);
		expect(records[0]?.id).toBe("a/0");
		expect(error).toMatch(/models.ndjson: the compressed data end early or are damaged/);
	});

	test("gives up on a file of which nothing is JSON", async () => {
		const { records, skipped, error } = await read("lorem ipsum\n".repeat(1000));
		expect(records).toEqual([]);
		expect(skipped).toHaveLength(100);
		expect(error).toMatch(/none of the first 100 lines is JSON; is this a file of records\?/);
	});

	test("an empty file holds no records", async () => {
		expect(await read("")).toEqual({ records: [], notes: [], skipped: [] });
	});

	test("refuses other kinds of file by name, and what is not there", async () => {
		await expect(openNdjson(await file("PAR1...."))).rejects.toThrow(/is a Parquet file; records are read from NDJSON/);
		await expect(openNdjson("/absent/models.ndjson")).rejects.toThrow("/absent/models.ndjson: there is no such file");
		await expect(openNdjson("/")).rejects.toBeInstanceOf(SourceError);
	});

	test.each([
		["a ZIP that is called a dump", "a ZIP file"],
		["a ZIP in a gzip", "a compressed ZIP file"],
		["a tar with links and paths upwards", "a tar file"],
		["a tar in a gzip", "a compressed tar file"],
		["a gzip in a gzip in a gzip", "a compressed gzip file"],
		["a Zstandard frame of any size", "a Zstandard file"],
		["an XZ file", "a .xz file"],
		["a bzip2 file", "a bzip2 file"],
	])("refuses an archive by name, and unpacks nothing: %s", async (name, what) => {
		const archive = ARCHIVES[name]?.bytes() ?? "";
		await expect(openNdjson(await file(archive))).rejects.toThrow(`is ${what}; records are read from NDJSON`);
	});

	test("counts the lines that hold something, and does not unpack a file to count", async () => {
		expect(await (await openNdjson(await file(`${LINES.join("\n\n")}\n`))).count()).toBe(3);
		expect(await (await openNdjson(await file(gzipSync(LINES.join("\n"))))).count()).toBeUndefined();
	});

	test("estimates the lines of a large file from its first part, also of a compressed one", async () => {
		const text = Array.from(
			{ length: 70_000 },
			(_, i) => `{"id":"a/model-${i}","sha":"${noise(i)}${noise(-i)}"}\n`,
		).join("");
		for (const bytes of [text, gzipSync(text, { level: 1 })]) {
			const estimate = await (await openNdjson(await file(bytes))).estimate();
			expect(Math.abs(estimate! - 70_000)).toBeLessThan(3500);
		}
		expect(await (await openNdjson(await file(LINES.join("\n")))).estimate()).toBeUndefined();
	});

	test("gives the attribution of a source.json beside it", async () => {
		const folder = await folderWith({
			"models.ndjson": "",
			"source.json": '{"title":"Ours","licence":"CC0","date":"2026-08","extra":1}',
		});
		expect(await (await openNdjson(join(folder, "models.ndjson"))).attribution()).toEqual({
			title: "Ours",
			licence: "CC0",
			date: "2026-08",
		});
		expect(await (await openNdjson(await file(""))).attribution()).toBeUndefined();
	});
});

describe("one JSON list", () => {
	test("is read however it is laid out, with the line of each element", async () => {
		const text = `\n[{"id":"a","t":"],{\\"["},\n  {"id": "b",\n "x": [1, [2]]}\n, 7,\n{"id":"c"} ]\n\n`;
		const { records, skipped, error } = await read(text);
		expect(error).toBeUndefined();
		expect(records.map(({ id }) => id)).toEqual(["a", "b", "c"]);
		expect(skipped.map(({ where }) => where)).toEqual(["models.ndjson:5"]);
	});

	test("on one line is a list, and a line among others is not", async () => {
		expect((await read(JSON.stringify(MODELS))).records).toEqual(MODELS);
		const { records, skipped } = await read(`[1]\n${LINES.join("\n")}`);
		expect(records).toEqual(MODELS);
		expect(skipped.map(({ where }) => where)).toEqual(["models.ndjson:1"]);
	});

	test("that breaks off gives what is whole, then an error", async () => {
		const { records, skipped, error } = await read(`[\n${LINES[0]},\n{"id": "b`);
		expect(records).toEqual(MODELS.slice(0, 1));
		expect(skipped.map(({ where }) => where)).toEqual(["models.ndjson:3"]);
		expect(error).toBe("models.ndjson: the JSON list ends before its closing ]");
	});

	test("names what follows its end", async () => {
		const { records, skipped } = await read(`[\n${LINES[0]}\n]\n${LINES[1]}`);
		expect(records).toEqual(MODELS.slice(0, 1));
		expect(skipped).toEqual([
			{ where: "models.ndjson:4", code: "after-list", message: "follows the end of the JSON list" },
		]);
	});

	test("may be empty", async () => {
		expect(await read("[]")).toEqual({ records: [], notes: [], skipped: [] });
	});
});

test("one object laid out over lines is one record", async () => {
	expect((await read(JSON.stringify(MODELS[0], null, 2))).records).toEqual(MODELS.slice(0, 1));
});
