import { libraryOf as entryOf } from "@vitrine/catalogue";
import { describe, expect, it } from "vitest";
import type { Check } from "../check.ts";
import { environment } from "../environment.ts";
import { loadSubjects } from "../matrix/load.ts";
import type { Language, Subject } from "../subject.ts";
import { ALLOWED } from "./allowed.ts";
import { EXCUSES } from "./excuses.ts";
import { javascriptTypes } from "./javascript.ts";
import { missingIn, packagesOf } from "./packages.ts";
import { pythonTypes } from "./python.ts";
import { libraryOf, modulesOf } from "./subjects.ts";
import { staleIn } from "./types.ts";

const python = environment("typed")?.python;
const isHere = { python: await announced(pythonTypes), js: await announced(javascriptTypes) };
const snippets = loadSubjects().filter(pythonTypes.concerns);

async function announced(check: Check): Promise<boolean> {
	const here = await check.ready();
	if (!here) console.warn(`SKIPPED: a check of types is not tested. ${check.missing}`);
	return here;
}

const subject = (text: string, language: Language = "python"): Subject => ({
	id: `load/none/snippet.${language}`,
	language,
	text,
	shape: "",
	model: snippets[0]!.model,
});

/** What a check says of each text. */
async function said(
	check: Check,
	language: Language,
	texts: readonly string[],
): Promise<readonly (string | undefined)[]> {
	const subjects = texts.map((text) => subject(text, language));
	const found = new Map<Subject, string | undefined>();
	await check.run(subjects, (one, problem) => found.set(one, problem));
	expect(found.size).toBe(texts.length);
	return subjects.map((one) => found.get(one));
}

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
	];
	const right = [
		"import soundfile\nfrom huggingface_hub import hf_hub_download\n\nprint(soundfile.read(hf_hub_download('a/b', 'c')))",
		"import os, huggingface_hub as hub\n\nprint(os.path.join(hub.snapshot_download('a/b'), 'c'))",
	];

	it("finds what is wrong, and nothing in what is right", { timeout: 120_000 }, async () => {
		const found = await said(pythonTypes, "python", [...wrong.map(([text]) => text), ...right]);
		for (const [at, [text, problem]] of wrong.entries()) expect(found[at] ?? "nothing", text).toMatch(problem);
		expect(found.slice(wrong.length)).toEqual(right.map(() => undefined));
	});

	it("depends on the packages from which the snippet imports something, and on nothing else", () => {
		const tools = pythonTypes.tools(subject("import json\nimport PIL.Image\nfrom sklearn.svm import SVC"));
		expect(Object.keys(tools).sort()).toEqual(["pillow", "pyright", "scikit-learn"]);
		for (const version of Object.values(tools)) expect(version).toMatch(/^\d+\.\d+/);
	});

	it("has the package of every module that snippets import, unless their library is excused", () => {
		const packages = packagesOf(python!);
		const missing = snippets
			.filter((one) => pythonTypes.excuse!(one) === undefined)
			.flatMap(({ id, text }) => missingIn(text, packages).map((module) => `${id}: ${module}`));
		expect(missing, "add its package to environments/typed.txt, or a reason to typed/excuses.ts").toEqual([]);
	});

	it("excuses no library whose modules are all here", () => {
		const packages = packagesOf(python!);
		const here = Object.keys(EXCUSES).filter((library) =>
			of(library).every(({ text }) => missingIn(text, packages).length === 0),
		);
		expect(here.filter((library) => entryOf(library)!.package?.ecosystem === "pypi")).toEqual([]);
	});
});

const of = (library: string): readonly Subject[] => snippets.filter((one) => libraryOf(one) === library);

describe("What is reviewed by hand", () => {
	it.each(Object.keys(EXCUSES))("is there: %s has Python to load with", (library) => {
		expect(of(library)).not.toEqual([]);
	});

	it.each(ALLOWED)("is there: $code in a snippet of $library", ({ library, code }) => {
		expect(of(library).some(({ text }) => text.split("\n").some((line) => code.test(line)))).toBe(true);
	});

	it("is called stale when all snippets of a library were read and none needs it", () => {
		const [first, ...rest] = ALLOWED.filter(({ library }) => library === "diffusers");
		const subjects = of("diffusers");
		const findings = subjects.map((_, at) => ({ used: new Set(at === 0 ? rest : []) }));
		expect([...staleIn(subjects, findings).keys()]).toEqual(["diffusers"]);
		expect(staleIn(subjects, findings).get("diffusers")).toContain(String(first!.says));
		expect(staleIn(subjects, [{ used: new Set([first!]) }, ...findings.slice(1)])).not.toEqual(new Map());
		expect(staleIn(subjects, [...findings, { used: new Set([first!]) }])).toEqual(new Map());
		expect(staleIn(of("sklearn"), [])).toEqual(new Map());
	});
});

it("knows the modules that a program imports", () => {
	const text =
		"import a.b as c, d\nif x:\n    from e.f import (\n        g,\n    )\nprint('import h')\n# from i import j\nimport d";
	expect(modulesOf(text)).toEqual(["a.b", "d", "e.f"]);
});

describe.skipIf(!isHere.js)("JavaScript, by TypeScript", () => {
	const from = 'from "@huggingface/transformers";\n';
	const pipe = `import { pipeline } ${from}const pipe = await pipeline("feature-extraction", "a/b");\n`;

	it("finds what is wrong, and nothing in what is right", { timeout: 120_000 }, async () => {
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
		const found = await said(javascriptTypes, "js", [...wrong.map(([text]) => text), ...right]);
		for (const [at, [text, problem]] of wrong.entries()) expect(found[at] ?? "nothing", text).toMatch(problem);
		expect(found.slice(wrong.length)).toEqual(right.map(() => undefined));
	});

	it("depends on what the snippet imports", () => {
		const tools = javascriptTypes.tools(subject(pipe, "js"));
		expect(Object.keys(tools).sort()).toEqual(["@huggingface/transformers", "typescript"]);
		expect(Object.keys(javascriptTypes.tools(subject("console.log(1);", "js")))).toEqual(["typescript"]);
	});
});
