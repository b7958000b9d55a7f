import { describe, expect, it } from "vitest";
import { readJavaScript } from "../../test/javascript.ts";
import { loadCases, type LoadCase } from "../../test/loadRecords.ts";
import { checkPython, hasPython } from "../../test/python.ts";
import { loaderOf } from "../choices/files/loaderOf.ts";
import { loadSnippets } from "./loadSnippets.ts";

function sourcesOf({ library, record }: LoadCase, language: string): readonly string[] {
	const snippets = loadSnippets(loaderOf(library)!, record);
	return snippets.flatMap((snippet) =>
		"code" in snippet && snippet.code.language === language ? [String(snippet.code)] : [],
	);
}

const labelled = (language: string) =>
	loadCases.flatMap((one) =>
		sourcesOf(one, language).map((source, i) => ({ label: `${one.library} ${one.name} ${i}`, source })),
	);

describe.runIf(hasPython)("parsed by Python", () => {
	it("every branch parses and uses no undefined name", () => {
		const sources = labelled("python");
		expect(sources.length).toBeGreaterThan(100);
		const wrong = checkPython(sources).flatMap((list, i) => list.map((problem) => `${sources[i]!.label}: ${problem}`));
		expect(wrong).toEqual([]);
	});

	it("a test would notice an undefined name and a value that becomes code", () => {
		const benign = `x = "plain text"`;
		const wrong = checkPython([
			{ source: "import os\nprint(sys.argv, [a for a in os.environ])" },
			{ source: "print(later)\nlater = 1" },
			{ source: `x = ""; y = ""`, benign, from: "plain text", to: '"; y = "' },
			{ source: `x = "altered"`, benign, from: "plain text", to: "wanted" },
			{ source: `x = """` },
		]);
		expect(wrong.map((list) => list.length > 0)).toEqual([true, true, true, true, true]);
		expect(wrong[0]).toEqual(["undefined name: sys"]);
	});
});

describe("parsed by JavaScript", () => {
	it("every branch parses", () => {
		const sources = labelled("js");
		expect(sources.length).toBeGreaterThan(25);
		for (const { source } of sources) expect(() => readJavaScript(source), source).not.toThrow();
	});
});
