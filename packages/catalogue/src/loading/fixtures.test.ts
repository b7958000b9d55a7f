import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { FIXTURES, loadCases, type LoadCase } from "../../test/loadRecords.ts";
import { INSTALL } from "../installing/title.ts";
import { libraries } from "../libraries/index.ts";
import { loaderOf } from "../choices/files/loaderOf.ts";
import { loadSnippets } from "./loadSnippets.ts";
import type { LoadSnippet } from "../shapes.ts";

const EXTENSIONS: Readonly<Record<string, string>> = { python: "py", js: "js", sh: "sh" };

describe.each(loadCases)("$library, $name", ({ library, name, record }) => {
	const snippets = loading(library, record);

	it.each(snippets.map((snippet) => ({ file: fileOf(name, snippet), snippet })))(
		"equals $file",
		async ({ file, snippet }) => {
			const text = "note" in snippet ? snippet.note : String(snippet.code);
			await expect(text + "\n").toMatchFileSnapshot(join(FIXTURES, library, file));
		},
	);
});

it("has records for every library with snippets", () => {
	const covered = new Set(loadCases.map(({ library }) => library));
	const missing = libraries.filter(({ key, snippets }) => snippets && !covered.has(key));
	expect(missing.map(({ key }) => `fixtures/load/${key}/records.json: add a record for each branch`)).toEqual([]);
});

it("has no fixture without a record", () => {
	const stray = readdirSync(FIXTURES).flatMap((folder) => {
		const expected = new Set(["records.json", "install.sh", ...made(folder)]);
		const found = readdirSync(join(FIXTURES, folder)).filter((file) => !expected.has(file));
		return found.map((file) => `delete fixtures/load/${folder}/${file}`);
	});
	expect(stray).toEqual([]);
});

/** The files written for the records of a library. */
const made = (folder: string): readonly string[] =>
	loadCases.filter(({ library }) => library === folder).flatMap(filesOf);

const filesOf = ({ library, name, record }: LoadCase): readonly string[] =>
	loading(library, record).map((snippet) => fileOf(name, snippet));

/** The blocks that load a record, without the installation, which is in `install.sh`. */
function loading(library: string, record: ModelRecord): readonly LoadSnippet[] {
	return loadSnippets(loaderOf(library)!, record).filter((snippet) => "note" in snippet || snippet.title !== INSTALL);
}

function fileOf(name: string, snippet: LoadSnippet): string {
	if ("note" in snippet) return `${name}.txt`;
	const title = snippet.title ? "." + snippet.title.toLowerCase().replaceAll(" ", "-") : "";
	return `${name}${title}.${EXTENSIONS[snippet.code.language]}`;
}
