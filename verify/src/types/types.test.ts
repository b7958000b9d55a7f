import { libraryOf as entryOf } from "@vitrine/catalogue";
import { describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import { pythonEnvironment } from "../environments/python.ts";
import { loadSubjects } from "../matrix/load.ts";
import type { Subject } from "../subject.ts";
import { canTest, problemsOf } from "../testing/check.ts";
import { subjectOf } from "../testing/subject.ts";
import { unusedFalsePositives } from "./checkTypes.ts";
import { FALSE_POSITIVES } from "./falsePositives.ts";
import { statementAt } from "./statements.ts";
import { javascriptTypes } from "./javascript.ts";
import { missingIn, packagesOf } from "./packages.ts";
import { pythonTypes } from "./python.ts";
import { SKIPPED } from "./skipped.ts";
import { libraryOf, modulesOf } from "./subjects.ts";

const python = pythonEnvironment("typed")?.python;
const isHere = {
	python: await canTest(pythonTypes, "the types of Python snippets"),
	js: await canTest(javascriptTypes, "the types of JavaScript snippets"),
};
const snippets = loadSubjects().filter(pythonTypes.appliesTo);

describe.skipIf(!isHere.python)("Python, by pyright", () => {
	const wrong: readonly (readonly [string, RegExp])[] = [
		["import soundfil", /line 1: .*"soundfil" could not be resolved/],
		["from soundfile.files import SoundFile", /"soundfile\.files" could not be resolved/],
		["from soundfile import SoundFiles", /"SoundFiles" is unknown import symbol/],
		["import soundfile\n\nsoundfile.rite('a.wav', [0.0], 8000)", /line 3: "rite" is not a known attribute/],
		["import soundfile\n\nsoundfile.write('a.wav')", /Arguments? missing for parameters?/],
		["import soundfile\n\nsoundfile.read('a.wav', rate=1)", /No parameter named "rate"/],
		[
			"from huggingface_hub import hf_hub_download\n\nhf_hub_download('a/b', 'c').read()",
			/Cannot access attribute "read"/,
		],
		["import soundfile\n\nsoundfile.read('a.wav', frames='all')", /cannot be assigned to parameter "frames"/],
		["from huggingface_hub import from_pretrained_keras", /"from_pretrained_keras" is not named in module/],
		["import sklearn.datasets as data\n\nprint(data.load_iri)", /"load_iri" is not named in module/],
		["print(nothing)", /"nothing" is not defined/],
		[
			"from mlx_audio.stt.generate import generate_transcription\n\nprint(generate_transcription(mode='acme/model', audio='a.wav'))",
			/line 3: generate_transcription takes no "mode"; it takes "model"/,
		],
		[
			"from diffusers import DiffusionPipeline\n\nprint(DiffusionPipeline.from_pretrained('acme/model', dtype='auto').tos)",
			/line 3: "tos" is a word of none/,
		],
	];
	const right = [
		"import soundfile\nfrom huggingface_hub import hf_hub_download\n\nprint(soundfile.read(hf_hub_download('acme/model', 'c')))",
		"import os, huggingface_hub as hub\n\nprint(os.path.join(hub.snapshot_download('acme/model'), 'c'))",
	];

	it("finds the problems of wrong programs, and none in valid ones", SWEEP, async () => {
		const found = await problemsOf(pythonTypes, "python", [...wrong.map(([text]) => text), ...right]);
		for (const [at, [text, problem]] of wrong.entries()) expect(found[at] ?? "nothing", text).toMatch(problem);
		expect(found.slice(wrong.length)).toEqual(right.map(() => undefined));
	});

	it("depends only on the packages that the snippet imports", () => {
		const tools = pythonTypes.tools(subjectOf({ text: "import json\nimport PIL.Image\nfrom sklearn.svm import SVC" }));
		expect(Object.keys(tools).sort()).toEqual(["pillow", "pyright", "scikit-learn"]);
		for (const version of Object.values(tools)) expect(version).toMatch(/^\d+\.\d+/);
	});

	it("has the package of every module that snippets import, unless their library is skipped", () => {
		const packages = packagesOf(python!);
		const missing = snippets
			.filter((one) => pythonTypes.skipReason!(one) === undefined)
			.flatMap(({ id, text }) => missingIn(text, packages).map((module) => `${id}: ${module}`));
		expect(
			missing,
			"add its package to verify/environments/typed.txt, or a reason to verify/src/types/skipped.ts",
		).toEqual([]);
	});

	it("skips no library whose modules are all installed", () => {
		const packages = packagesOf(python!);
		const here = Object.keys(SKIPPED).filter((library) =>
			of(library).every(({ text }) => missingIn(text, packages).length === 0),
		);
		expect(here.filter((library) => entryOf(library)!.package?.ecosystem === "pypi")).toEqual([]);
	});
});

const of = (library: string): readonly Subject[] => snippets.filter((one) => libraryOf(one) === library);

describe("the reviewed lists", () => {
	it.each(Object.keys(SKIPPED))("skip only libraries with Python snippets: %s", (library) => {
		expect(of(library)).not.toEqual([]);
	});

	it.each(FALSE_POSITIVES)("ignore only code that exists: $code in a snippet of $library", ({ library, code }) => {
		expect(of(library).some(({ text }) => text.split("\n").some((_, at) => code.test(statementAt(text, at))))).toBe(
			true,
		);
	});

	it("report a false positive that no snippet of its library needs", () => {
		const [first, ...rest] = FALSE_POSITIVES.filter(({ library }) => library === "diffusers");
		const subjects = of("diffusers");
		const findings = subjects.map((_, at) => ({ ignored: new Set(at === 0 ? rest : []) }));
		expect([...unusedFalsePositives(subjects, findings).keys()]).toEqual(["diffusers"]);
		expect(unusedFalsePositives(subjects, findings).get("diffusers")).toContain(String(first!.says));
		expect(unusedFalsePositives(subjects, [{ ignored: new Set([first!]) }, ...findings.slice(1)])).not.toEqual(
			new Map(),
		);
		expect(unusedFalsePositives(subjects, [...findings, { ignored: new Set([first!]) }])).toEqual(new Map());
		expect(unusedFalsePositives(of("sklearn"), [])).toEqual(new Map());
	});
});

it("finds the modules that a program imports", () => {
	const text =
		"import a.b as c, d\nif x:\n    from e.f import (\n        g,\n    )\nprint('import h')\n# from i import j\nimport d";
	expect(modulesOf(text)).toEqual(["a.b", "d", "e.f"]);
});

describe.skipIf(!isHere.js)("JavaScript, by TypeScript", () => {
	const from = 'from "@huggingface/transformers";\n';
	const pipe = `import { pipeline } ${from}const pipe = await pipeline("feature-extraction", "a/b");\n`;

	it("finds the problems of wrong programs, and none in valid ones", async () => {
		const wrong: readonly (readonly [string, RegExp])[] = [
			['import { pipeline } from "@huggingface/transformer";', /line 1: Cannot find module/],
			[`import { pipelines } ${from}pipelines();`, /has no exported member named 'pipelines'/],
			[`import { pipeline } ${from}\nawait pipeline("feature-extracting");`, /line 3: .*not assignable/],
			[`${pipe}await pipe();`, /line 3: Expected 1-2 arguments/],
			[`${pipe}await pipe("c", { pool: "mean" });`, /'pool' does not exist in type/],
			[`${pipe}(await pipe("c")).toLists();`, /Property 'toLists' does not exist/],
			[`import { AutoConfig } ${from}await AutoConfig.from_pretraining("a/b");`, /'from_pretraining' does not exist/],
		];
		const right = [`${pipe}console.log((await pipe("c", { pooling: "mean" })).tolist());`];
		const found = await problemsOf(javascriptTypes, "js", [...wrong.map(([text]) => text), ...right]);
		for (const [at, [text, problem]] of wrong.entries()) expect(found[at] ?? "nothing", text).toMatch(problem);
		expect(found.slice(wrong.length)).toEqual(right.map(() => undefined));
	});

	it("depends on the packages that the snippet imports", () => {
		const tools = javascriptTypes.tools(subjectOf({ text: pipe }));
		expect(Object.keys(tools).sort()).toEqual(["@huggingface/transformers", "typescript"]);
		expect(Object.keys(javascriptTypes.tools(subjectOf({ text: "console.log(1);" })))).toEqual(["typescript"]);
	});
});
