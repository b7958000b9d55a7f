import type { ModelRecord } from "@vitrine/model";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { planFor } from "./plan.ts";
import { foreignCode } from "./trust.ts";

const model = (fields: Partial<ModelRecord>): ModelRecord => ({ id: "acme/demo", tags: ["safetensors"], ...fields });
const CLASSIFIER = model({ library_name: "transformers", pipeline_tag: "text-classification" });

describe("the plan of a check", () => {
	it("is the install line and the code of the page, as printed", () => {
		const plan = planFor(CLASSIFIER);
		expect(plan).toMatchObject({
			library: "transformers",
			install: "pip install transformers torch",
			gives: { from: "pip", packages: ["transformers", "torch"] },
		});
		if ("problem" in plan) throw new Error(plan.problem);
		expect(plan.blocks.map(({ problem }) => problem)).toEqual(plan.blocks.map(() => undefined));
		expect(plan.blocks[0]?.text).toContain('model="acme/demo"');
	});

	it("leaves out code that reads another host or a file of the reader, with the reason", () => {
		const image = planFor(model({ library_name: "transformers", pipeline_tag: "image-classification" }));
		if ("problem" in image) throw new Error(image.problem);
		expect(image.blocks[0]?.problem).toMatch(/^It reads https:\/\/\S+, and a check has no network access\.$/);
		const sound = planFor(
			model({ library_name: "speechbrain", config: { speechbrain: { speechbrain_interface: "EncoderASR" } } }),
		);
		expect(sound, JSON.stringify(sound)).toMatchObject({
			blocks: [{ problem: "It reads audio.wav, which you have to provide." }],
		});
	});

	it("has code that only writes a file", () => {
		const painter = model({ library_name: "diffusers", tags: ["diffusers"], pipeline_tag: "text-to-image" });
		const plan = planFor(painter, undefined, true);
		expect(plan).toMatchObject({ blocks: [{ text: expect.stringContaining('.save("image.png")') }] });
		expect(plan).not.toHaveProperty("blocks.0.problem");
		expect(planFor(painter, undefined, false)).toHaveProperty("blocks.0.problem", expect.stringMatching(/NVIDIA GPU/));
	});

	it("reads an install line of several lines", () => {
		const video = model({ library_name: "diffusers", tags: ["diffusers"], pipeline_tag: "text-to-video" });
		const plan = planFor(video);
		expect(plan).toHaveProperty("install", expect.stringContaining(" \\\n"));
		expect(plan).toHaveProperty("gives.packages", expect.arrayContaining(["diffusers", "imageio-ffmpeg"]));
	});

	it("is not made for an install line that needs packages of the operating system", () => {
		const speech = model({ library_name: "transformers", pipeline_tag: "automatic-speech-recognition" });
		expect(planFor(speech)).toEqual({ problem: expect.stringMatching(/more than pip/) });
	});

	it("is for another library where one is named, or says which there are", () => {
		expect(planFor(CLASSIFIER, "transformers")).toMatchObject({ library: "transformers" });
		expect(planFor(CLASSIFIER, "timm")).toEqual({ problem: "its page has no code for timm; it has transformers" });
		expect(planFor({ id: "acme/files", tags: [] })).toHaveProperty("problem");
	});

	it("has JavaScript with what its npm line gives", () => {
		const filler = { library_name: "transformers.js", tags: ["transformers.js", "onnx"], pipeline_tag: "fill-mask" };
		expect(planFor(model(filler))).toMatchObject({
			install: "npm install @huggingface/transformers",
			gives: { from: "npm", packages: ["@huggingface/transformers"] },
			blocks: [{ language: "js", text: expect.stringContaining('pipeline("fill-mask", "acme/demo")') }],
		});
	});
});

describe("the plan for an app", () => {
	const story = model({
		library_name: "transformers",
		pipeline_tag: "text-generation",
		tags: ["transformers", "safetensors", "conversational"],
	});
	const packed = model({ tags: ["gguf"], gguf: { context_length: 512 }, siblings: [{ rfilename: "a-Q4_K_M.gguf" }] });

	it("runs a server that pip installs with the request that the page prints", () => {
		expect(planFor(story, "vllm")).toMatchObject({
			library: "vllm",
			install: "pip install vllm",
			gives: { from: "pip", packages: ["vllm"] },
			blocks: [
				{
					title: "Start the server",
					text: "vllm serve acme/demo",
					request: { title: "Ask the server", text: expect.stringContaining("curl http://localhost:8000/") },
				},
			],
		});
	});

	it("takes a program that this machine has, and says what is missing", () => {
		expect(planFor(packed, "llama.cpp")).toEqual({
			problem: expect.stringMatching(/^llama-\w+ is not installed on this machine, .*\(brew install llama\.cpp\)$/),
		});
		const folder = mkdtempSync(join(tmpdir(), "vitrine-programs-"));
		vi.stubEnv("PATH", folder);
		onTestFinished(() => {
			vi.unstubAllEnvs();
			rmSync(folder, { recursive: true });
		});
		writeFileSync(join(folder, "llama-server"), "", { mode: 0o755 });
		const plan = planFor(packed, "llama.cpp");
		expect(plan).toMatchObject({ library: "llama.cpp", gives: { from: "machine" } });
		if ("problem" in plan) throw new Error(plan.problem);
		const runnable = plan.blocks.filter(({ problem }) => problem === undefined);
		expect(runnable.map(({ request }) => request?.title)).toEqual(["Ask the server"]);
		expect(new Set(plan.blocks.map(({ problem }) => problem))).toEqual(
			new Set([
				undefined,
				"It installs the app in another way.",
				"It starts a container with docker.",
				"llama-completion is not installed on this machine.",
			]),
		);
	});

	it("is not made for an app that a link opens, and is named where a page only fetches files", () => {
		expect(planFor(packed, "jan")).toEqual({ problem: "Jan is opened by a link" });
		expect(planFor({ ...packed, tags: ["gguf", "conversational"] }, "ollama")).toHaveProperty("problem");
	});
});

describe("code in a repository", () => {
	it("is not in formats that hold only data", () => {
		const files = [
			"model.safetensors",
			"a/config.json",
			"README.md",
			"LICENSE",
			"tokenizer.model",
			"x.gguf",
			"chat_template.jinja",
			".gitattributes",
		];
		expect(foreignCode(files, ["model = load()"])).toBeUndefined();
	});

	it.each([
		"pytorch_model.bin",
		"model.pt",
		"model.pkl",
		"m.joblib",
		"model.skops",
		"modeling_x.py",
		"hyperparams.yaml",
		"x.keras",
		"x.SO",
		"no-format.xyz",
		"model.safetensors.exe",
		"weights",
	])("may be in %s", (file) => {
		expect(foreignCode(["config.json", file], [])).toBe(`these files may contain code: ${file}`);
	});

	it("may be run by the printed code", () => {
		expect(foreignCode(["config.json"], ["AutoModel.from_pretrained(x, trust_remote_code=True)"])).toMatch(
			/trust_remote_code/,
		);
		expect(foreignCode(["config.json"], ["skops.io.load(path, trusted=unknown_types)"])).toMatch(/trusted=/);
	});

	it("is named for a few files and counted for others", () => {
		expect(foreignCode(["1.py", "2.py", "3.py", "4.py", "5.py"], [])).toMatch(/: 1\.py, 2\.py, 3\.py and 2 more$/);
	});
});
