import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { recordsOf, STARTER } from "./records.ts";
import { summaryOf, summaryText } from "./summary.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-choices-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("reads plain and compressed files, and leaves out lines that are no record", () => {
	const text = `{"id": "acme/one"}\n\n{"no": "id"}\n{bad\n{"id": "acme/two", "tags": ["gguf"]}\n`;
	const files = { "plain.ndjson": text, "small.ndjson.gz": gzipSync(text) };
	for (const [name, content] of Object.entries(files)) {
		writeFileSync(join(folder, name), content);
		expect(recordsOf(join(folder, name)).map(({ id }) => id)).toEqual(["acme/one", "acme/two"]);
	}
});

it("counts records by what is offered first, and lists those that no rule covers", () => {
	const summary = summaryOf([
		{ id: "acme/one", tags: ["gguf"] },
		{ id: "acme/two", tags: ["gguf"] },
		{ id: "acme/three", tags: [] },
	]);
	expect(summary.groups.map(({ first, ids }) => [first.rule, ids.length])).toEqual([
		["gguf-language", 2],
		["files", 1],
	]);
	expect([summary.uncovered, summary.withoutCode]).toEqual([["acme/three"], []]);
	expect(summaryText(summary)).toMatch(/^ {5}2 {2}gguf-language: llama-cpp-python\. Its tags say/m);
});

it("every record of the starter has code", () => {
	expect(summaryOf(recordsOf(STARTER)).withoutCode).toEqual([]);
});
