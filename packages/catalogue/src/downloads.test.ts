import { describe, expect, it } from "vitest";
import { describeDownloads } from "./describeDownloads.ts";
import { countsAsDownload } from "./downloads.ts";
import { libraries } from "./libraries/index.ts";
import { libraryOf } from "./libraryOf.ts";
import type { DownloadQuery } from "./shapes.ts";

const counts = (key: string, path: string): boolean => countsAsDownload(libraryOf(key)!, path);
const query = (countDownloads: DownloadQuery) => (path: string) => countsAsDownload({ countDownloads }, path);

describe("countsAsDownload", () => {
	it.each(["config.json", "config.yaml", "hyperparams.yaml", "params.json", "meta.yaml"])(
		"counts %s for a library without a query",
		(path) => {
			expect(counts("transformers", path)).toBe(true);
			expect(counts("transformers", `sub/${path}`)).toBe(false);
			expect(counts("timm", path)).toBe(false);
		},
	);

	it("counts a GGUF file for every library", () => {
		expect(libraries.filter((library) => !countsAsDownload(library, "a/b-Q4_K_M.gguf"))).toEqual([]);
		expect(counts("transformers", "gguf")).toBe(false);
	});

	it.each([
		["peft", "adapter_config.json", true],
		["peft", "old/adapter_config.json", false],
		["peft", "Adapter_config.json", false],
		["spacy", "en_core_web_sm-any-py3-none-any.whl", true],
		["spacy", "whl", false],
		["hunyuan3d-2", "model_index.json", true],
		["hunyuan3d-2", "a/b/config.yaml", true],
		["hunyuan3d-2", "config", true],
		["hunyuan3d-2", "my_config.json", false],
		["hunyuan3d-2", "config.old.json", false],
		["kernels", "build/torch/_ops.py", true],
		["kernels", "_ops.cpp", false],
		["kernels", "ops.py", false],
		["tic-clip", "checkpoints/10.pt", true],
		["tic-clip", "checkpoints/10.txt", false],
		["tic-clip", "old/checkpoints/10.pt", false],
		["whisperkit", "tiny/model.mil", true],
		["whisperkit", "model.mil", false],
		["quantumpeer", "setup.py", true],
		["ssr-speech", "a.pth", true],
	])("%s: %s is %s", (key, path, expected) => {
		expect(counts(key, path)).toBe(expected);
	});

	it("evaluates groups inside groups", () => {
		const nested = query({
			any: [
				{
					all: [
						{ exists: "path_prefix" },
						{
							any: [
								{ field: "path_extension", value: "bin" },
								{ field: "path", value: "a/b" },
							],
						},
					],
				},
				{ field: "path", value: "top.bin" },
			],
		});
		expect(["x/y.bin", "a/b", "top.bin"].map(nested)).toEqual([true, true, true]);
		expect(["y.bin", "a/c", "x/top.txt"].map(nested)).toEqual([false, false, false]);
	});

	it("gives a hidden file a name and no extension", () => {
		expect(query({ field: "path_filename", value: ".gitignore" })(".gitignore")).toBe(true);
		expect(query({ exists: "path_extension" })(".gitignore")).toBe(false);
		expect(query({ exists: "path_extension" })("a.txt")).toBe(true);
	});
});

describe("describeDownloads", () => {
	it.each([
		["peft", "adapter_config.json"],
		["transformers", "config.json, config.yaml, hyperparams.yaml, params.json or meta.yaml"],
		["spacy", "a file ending in .whl"],
		["kernels", "a file named _ops.py"],
		["tic-clip", "a file ending in .pt whose path begins with checkpoints/"],
		["whisperkit", "a file named model.mil inside a folder"],
		["mitie", "a file named total_word_feature_extractor (with any extension)"],
	])("%s: fetching %s counts", (key, words) => {
		expect(describeDownloads(libraryOf(key)!)).toBe(
			`Fetching ${words} counts as a download, and so does any GGUF file.`,
		);
	});

	it("describes every library", () => {
		for (const library of libraries) expect(describeDownloads(library)).not.toMatch(/undefined|path_|\[object/);
	});
});
