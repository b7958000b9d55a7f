import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Code, py } from "@vitrine/code";
import { COMPILED_MODULES } from "../../../code/src/compiled/modules.ts";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { FIXTURES, loadCases, type LoadCase } from "../../test/loadRecords.ts";
import { hasPython } from "../../test/python.ts";
import { libraries } from "../libraries/index.ts";
import { libraryOf } from "../libraryOf.ts";
import { loaderOf } from "../choices/files/loaderOf.ts";
import { loadSnippets } from "../loading/loadSnippets.ts";
import type { Library } from "../shapes.ts";
import { installCommands, installSnippet } from "./install.ts";
import { INSTALL } from "./title.ts";
import { modulesIn, OTHER_PACKAGES, packageOf } from "./modules.ts";
import { modulesOf, packagesOf, unique } from "./needs.ts";

const codesOf = ({ library, record }: LoadCase): readonly (Code & { readonly title?: string | undefined })[] =>
	loadSnippets(loaderOf(library)!, record).flatMap((snippet) =>
		"code" in snippet ? [Object.assign(snippet.code, { title: snippet.title })] : [],
	);

const installOf = (one: LoadCase): string => String(codesOf(one).find(({ title }) => title === INSTALL) ?? "");

describe.each(libraries.filter(({ snippets }) => snippets))("$key", ({ key }) => {
	it("is installed as fixtures/load says, for each of its records", async () => {
		const own = loadCases.filter(({ library }) => library === key);
		const lines = [...Map.groupBy(own, installOf)];
		const text = lines.map(([install, cases]) => {
			const head = lines.length === 1 ? "" : `# == ${cases.map(({ name }) => name).join(", ")}\n`;
			return `${head}${install || "# nothing to install"}\n`;
		});
		await expect(text.join("\n")).toMatchFileSnapshot(join(FIXTURES, key, "install.sh"));
	});
});

/** The packages that a command installs, without folders and files. */
const installed = (text: string): readonly string[] =>
	[...text.replaceAll(/ \\\n\s*/g, " ").matchAll(/^(?:uv |python -m )?pip install (.*)$/gm)].flatMap(([, rest = ""]) =>
		rest.replaceAll(/'|==[\d.]+/g, "").split(" "),
	);

const plain = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");

describe.runIf(hasPython)("an import", () => {
	const asked = "import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))";
	const standard = new Set<string>(
		hasPython ? JSON.parse(spawnSync("python3", ["-c", asked]).stdout.toString() || "[]") : [],
	);

	it("of every snippet comes from Python, the library's own repository, or an installed package", () => {
		expect(standard.size).toBeGreaterThan(100);
		const missing = loadCases.flatMap((one) => {
			const text = installOf(one);
			// An extra of a package brings the package, too.
			const names = new Set(installed(text).flatMap((name) => [plain(name), plain(name.replace(/\[.*$/, ""))]));
			const library = loaderOf(one.library)!;
			const isCloned = /git\+|git clone/.test(text);
			const comesAlong = (module: string): boolean =>
				standard.has(module) ||
				module === "pip" ||
				(modulesIn(library).includes(module) && [...names].some((name) => name.startsWith(plain(module)))) ||
				names.has(plain(packageOf(module, library) ?? "")) ||
				(isCloned && [...modulesIn(library), ...(library.package?.brings ?? [])].includes(module));
			return codesOf(one)
				.flatMap(modulesOf)
				.filter((module) => !comesAlong(module))
				.map((module) => unknownModule(one, module));
		});
		expect(unique(missing)).toEqual([]);
	});

	it("of a standard module can be in packed code", () => {
		const file = "packages/code/src/compiled/modules.ts";
		const known = new Set(COMPILED_MODULES.split(" "));
		const programs = loadCases.flatMap(codesOf).filter(({ language }) => language === "python");
		const used = unique(programs.flatMap(modulesOf)).filter((module) => standard.has(module));
		const missing = used.filter((module) => !known.has(module));
		expect(missing, `add them to ${file}, in alphabetical order`).toEqual([]);
	});

	it("comes from one package only", () => {
		const repositories = libraries.filter((library) => library.package?.ecosystem !== "pypi").flatMap(modulesIn);
		expect(repositories.filter((module) => OTHER_PACKAGES.has(module) || standard.has(module))).toEqual([]);
		expect([...OTHER_PACKAGES.keys()].filter((module) => standard.has(module))).toEqual([]);
	});

	it("is only listed if a snippet has it", () => {
		const modules = Map.groupBy(loadCases, ({ library }) => library);
		const used = new Set(loadCases.flatMap((one) => codesOf(one).flatMap(modulesOf)));
		const stale = libraries.flatMap(({ key, modules: listed = [] }) => {
			const own = new Set((modules.get(key) ?? []).flatMap((one) => codesOf(one).flatMap(modulesOf)));
			return listed.filter((module) => !own.has(module)).map((module) => `${key}.ts: take "${module}" out of modules`);
		});
		expect(stale).toEqual([]);
		const others = [...OTHER_PACKAGES.keys()].filter((module) => !used.has(module));
		expect(others, "take them out of installing/modules.ts").toEqual([]);
	});
});

const unknownModule = ({ library }: LoadCase, module: string): string =>
	`packages/catalogue/src/libraries/${library}.ts: the code imports ${module}, which nothing installs: if its own package ` +
	"or repository has that module, list it in `modules`; else add its package to packages/catalogue/src/installing/modules.ts";

it("an import of JavaScript comes from a package that npm installs", () => {
	const scripts = loadCases.filter((one) => codesOf(one).some(({ language }) => language === "js"));
	expect(scripts.length).toBeGreaterThan(10);
	for (const one of scripts) {
		const text = codesOf(one).join("\n");
		const from = [...text.matchAll(/^import [^"\n]* from "((?:@[^/"]+\/)?[^/"]+)/gm)].map(([, name = ""]) => name);
		const names = /^npm install (.*)$/m.exec(installOf(one))?.[1]?.split(" ") ?? [];
		expect(from.filter((name) => !name.startsWith("node:") && !names.includes(name))).toEqual([]);
	}
});

const record = (rest: Partial<ModelRecord> = {}): ModelRecord => ({ id: "acme/demo", tags: [], ...rest });
const PLAIN = py`
	from transformers import pipeline

	pipe = pipeline("text-classification", model="acme/demo")
`;

describe("what a model needs besides its imports", () => {
	it.each([
		[
			"a video is decoded",
			{ pipeline_tag: "video-classification" },
			["transformers", "torchvision", "torchcodec", "av"],
		],
		["an image is opened", { tags: ["image-classification"] }, ["transformers", "pillow"]],
		[
			"weights are quantized",
			{ config: { quantization_config: { quant_method: "bitsandbytes" } } },
			["transformers", "accelerate", "bitsandbytes"],
		],
		["the tokenizer reads files of SentencePiece", { tags: ["m2m_100"] }, ["transformers", "sentencepiece"]],
		["a name tells that", { id: "acme/opus-mt-en-sw" }, ["transformers", "sentencepiece"]],
		[
			"the base model of an adapter is quantized, by its name",
			{ library_name: "peft", tags: ["base_model:adapter:acme/heron-bnb-4bit"] },
			["transformers", "peft", "accelerate", "bitsandbytes"],
		],
		["it is unknown", { config: { quantization_config: { quant_method: "toString" } } }, ["transformers"]],
	])("is installed where %s", (_, rest, packages) => {
		expect(packagesOf([PLAIN], record(rest), {})).toEqual(packages);
	});

	it.each([
		[py`pipe.load_lora_weights("acme/demo")`, ["peft"]],
		[py`pipe.transformer.load_lora_adapter("acme/demo")`, ["peft"]],
		[py`weights = safe_open("a.safetensors", framework="numpy")`, ["numpy"]],
		[py`model = load("acme/demo", device_map="auto")`, ["accelerate"]],
		[py`print("import nothing")`, []],
		[py`folder = snapshot_download("acme/MiniMax-H3")`, []],
	])("is installed for a call: %s", (code, packages) => {
		expect(packagesOf([code], record(), {})).toEqual(packages);
	});

	it("is installed for a model of Diffusers where its pipeline is loaded", () => {
		const code = py`
			from diffusers import DiffusionPipeline

			pipe = DiffusionPipeline.from_pretrained("Wan-AI/Wan2.1-I2V-14B-480P-Diffusers")
		`;
		expect(packagesOf([code], record(), {})).toEqual(["diffusers", "ftfy"]);
	});

	it("has no name twice, in any spelling", () => {
		expect(unique(["huggingface_hub", "Huggingface-Hub", "torch"])).toEqual(["huggingface_hub", "torch"]);
		expect(unique(["nemo_toolkit", "torch", "nemo-toolkit[asr]"])).toEqual(["nemo-toolkit[asr]", "torch"]);
		expect(unique(["torch==2.14.0", "torchaudio", "torch", "torchaudio==2.11.0"])).toEqual([
			"torch==2.14.0",
			"torchaudio==2.11.0",
		]);
	});
});

describe("installSnippet", () => {
	const [first] = libraries;
	const library = (own: Library["package"]): Library => ({ ...first!, ...(own && { package: own }) });

	it("has a shape for each set of packages", () => {
		const shapes = ["timm", "keras"].map((name) => {
			const made = installSnippet(library({ ecosystem: "pypi", name }), [{ code: PLAIN }], record());
			return made && "code" in made ? made.code.shape : "";
		});
		expect(new Set(shapes).size).toBe(2);
	});

	it("is undefined without code", () => {
		const own = library({ ecosystem: "pypi", name: "timm" });
		expect(installSnippet(own, [{ note: "There is none." }], record())).toBeUndefined();
		expect(installSnippet(own, [], record())).toBeUndefined();
	});

	it("installs nothing twice if a library has its own installation", () => {
		const titles = codesOf(loadCases.find((one) => one.library === "openasr")!).map(({ title }) => title);
		expect(titles).toEqual([INSTALL, undefined]);
	});
});

const text = (library: Library, code: Code): string => {
	const made = installSnippet(library, [{ code }], record());
	return made && "code" in made ? String(made.code) : "";
};

describe("a package of the operating system", () => {
	it("is printed before the others, where a pipeline reads sound or the library always needs it", () => {
		const listen = py`
			from transformers import pipeline

			pipe = pipeline("automatic-speech-recognition", model="acme/demo")
		`;
		const own: Library = { ...libraryOf("transformers")!, package: { ecosystem: "pypi", name: "transformers" } };
		const lines =
			"# On Debian or Ubuntu. On a Mac: brew install ffmpeg\nsudo apt install ffmpeg\npip install transformers";
		expect(text(own, listen)).toBe(lines);
		expect(text(own, PLAIN)).toBe("pip install transformers");
		expect(text({ ...own, package: { ...own.package!, system: ["ffmpeg"] } }, PLAIN)).toBe(lines);
	});
});

describe("installCommands", () => {
	it("name the package and its requirements, or clone the repository", () => {
		expect(installCommands(libraryOf("timm")!)).toEqual(["pip install timm"]);
		expect(installCommands(libraryOf("transformers.js")!)).toEqual(["npm install @huggingface/transformers"]);
		expect(installCommands(libraryOf("sam2")!)[0]).toMatch(/^git clone https:/);
	});

	it("are empty for a library without a package", () => {
		expect(installCommands(libraryOf("glm-tts")!)).toEqual([]);
	});
});
