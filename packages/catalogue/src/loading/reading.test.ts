import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { readJavaScript } from "../../test/javascript.ts";
import { loadCases, type LoadCase } from "../../test/loadRecords.ts";
import { checkPython, hasPython } from "../../test/python.ts";
import { libraryOf, loadSnippets } from "../loaders.ts";

const BENIGN = "benign text";

/** All that has broken a snippet somewhere: quotes, escapes, substitutions, comment ends, line ends, halves of pairs. */
const HOSTILE = [
	`it's "so" \\`,
	`'''"""`,
	"`id` $(id) ${id} {id} %s",
	`"); __import__("os").system("id") #`,
	"\n\r\t\u2028\u2029\u0085",
	"\0\u001b\ud800",
	"// --flag; & | <!-- é 鷺",
].join(" ");

/** Every field that a snippet may print as a value, filled with one text. */
const planted = (record: ModelRecord, text: string): ModelRecord => ({
	...record,
	id: text,
	...(record.mask_token === undefined ? {} : { mask_token: text }),
	cardData: { base_model: [text, text], instance_prompt: text },
	widgetData: [{ text, source_sentence: text, sentences: [text, text] }],
	...(record.siblings ? { siblings: record.siblings.map(({ rfilename }) => ({ rfilename: text + rfilename })) } : {}),
	config: {
		...record.config,
		sklearn: { ...record.config?.sklearn, model: { file: text } },
		peft: { ...record.config?.peft, base_model_name_or_path: text },
	},
});

/** The fields whose text names a task or a class, where a stranger's text must count as nothing said. */
const unnamed = (record: ModelRecord, text: string): ModelRecord => ({
	...record,
	pipeline_tag: text,
	transformersInfo: { auto_model: text, processor: text, pipeline_tag: text },
	config: { ...record.config, speechbrain: { speechbrain_interface: text }, diffusers: { _class_name: text } },
});

function sourcesOf({ library }: LoadCase, record: ModelRecord, language: string): readonly string[] {
	const snippets = loadSnippets(libraryOf(library)!, record);
	return snippets.flatMap((snippet) =>
		"code" in snippet && snippet.code.language === language ? [String(snippet.code)] : [],
	);
}

const labelled = (cases: readonly LoadCase[], language: string, make: (record: ModelRecord) => ModelRecord) =>
	cases.flatMap((one) =>
		sourcesOf(one, make(one.record), language).map((source, i) => ({
			label: `${one.library} ${one.name} ${i}`,
			source,
		})),
	);

const asIs = (record: ModelRecord): ModelRecord => record;

const problems = (sources: readonly { label: string; source: string; benign?: string }[]): readonly string[] =>
	checkPython(sources.map((one) => ({ ...one, from: BENIGN, to: HOSTILE }))).flatMap((wrong, i) =>
		wrong.map((problem) => `${sources[i]!.label}: ${problem}`),
	);

describe.runIf(hasPython)("read back by Python", () => {
	it("every branch parses and uses no name that it has not", () => {
		const sources = labelled(loadCases, "python", asIs);
		expect(sources.length).toBeGreaterThan(100);
		expect(problems(sources)).toEqual([]);
	});

	it.each([
		["values", planted],
		["names", unnamed],
	])("hostile %s stay in their quotes and arrive unaltered", (_, plant) => {
		const benign = labelled(loadCases, "python", (record) => plant(record, BENIGN));
		const hostile = labelled(loadCases, "python", (record) => plant(record, HOSTILE));
		expect(hostile.map(({ label }) => label)).toEqual(benign.map(({ label }) => label));
		expect(problems(hostile.map(({ label, source }, i) => ({ label, source, benign: benign[i]!.source })))).toEqual([]);
	});

	it("would notice a name that is not there and a value that becomes code", () => {
		const benign = `x = "${BENIGN}"`;
		const wrong = checkPython([
			{ source: "import os\nprint(sys.argv, [a for a in os.environ])" },
			{ source: "print(later)\nlater = 1" },
			{ source: `x = ""; y = ""`, benign, from: BENIGN, to: '"; y = "' },
			{ source: `x = "altered"`, benign, from: BENIGN, to: "wanted" },
			{ source: `x = """` },
		]);
		expect(wrong.map((list) => list.length > 0)).toEqual([true, true, true, true, true]);
		expect(wrong[0]).toEqual(["undefined name: sys"]);
	});
});

describe("read back by JavaScript", () => {
	it("every branch parses", () => {
		const sources = labelled(loadCases, "js", asIs);
		expect(sources.length).toBeGreaterThan(25);
		for (const { source } of sources) expect(() => readJavaScript(source), source).not.toThrow();
	});

	it.each([
		["values", planted],
		["names", unnamed],
	])("hostile %s stay in their quotes and arrive unaltered", (_, plant) => {
		const benign = labelled(loadCases, "js", (record) => plant(record, BENIGN));
		const hostile = labelled(loadCases, "js", (record) => plant(record, HOSTILE));
		for (const [i, { label, source }] of hostile.entries()) {
			const expected = readJavaScript(benign[i]!.source);
			const found = readJavaScript(source);
			expect(found.strings, label).toEqual(expected.strings.map((text) => text.replaceAll(BENIGN, HOSTILE)));
			expect(found.shape, label).toBe(expected.shape);
		}
	});
});
