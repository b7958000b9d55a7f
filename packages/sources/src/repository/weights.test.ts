import { describe, expect, test } from "vitest";
import { GgufFile, safetensorsFile } from "../../test/weights.ts";
import { isWeights, readWeights, type WeightsHeader } from "./weights.ts";
import { WeightsError } from "./weightsError.ts";

const read = (path: string, bytes: Uint8Array): Promise<WeightsHeader> =>
	readWeights({ path, size: bytes.length, read: async ({ start, end }) => bytes.subarray(start, end) });

const gguf = new GgufFile();

describe("the header of a file of weights", () => {
	test("names the fields and the tensors of safetensors, in their order", async () => {
		const file = safetensorsFile(
			{ __metadata__: { format: "pt" }, b: { dtype: "BF16", shape: [2, 3] }, a: { dtype: "F32", shape: [] }, odd: 1 },
			20,
		);
		expect(await read("model.safetensors", file)).toEqual({
			metadata: [["format", "pt"]],
			tensors: [
				{ name: "b", type: "BF16", shape: [2, 3] },
				{ name: "a", type: "F32", shape: [] },
			],
		});
	});

	test("names those of GGUF, with undefined for a list", async () => {
		const fields = [
			["general.architecture", 8, gguf.text("llama")],
			["llama.context_length", 4, gguf.u32(256)],
			["tokenizer.ggml.tokens", 9, gguf.texts(["a", "b"])],
		] as const;
		const file = gguf.file(fields, [["token_embd.weight", [32, 256]]]);
		expect(await read("model.GGUF", file)).toEqual({
			metadata: [
				["general.architecture", "llama"],
				["llama.context_length", 256],
				["tokenizer.ggml.tokens", undefined],
			],
			tensors: [{ name: "token_embd.weight", type: 0, shape: [32, 256] }],
		});
	});

	test.each([
		["model.safetensors", Buffer.from([1, 2]), "is too short", "too-short"],
		["model.safetensors", safetensorsFile("[1]"), "is not a JSON object", "bad-header"],
		[
			"model.safetensors",
			Buffer.concat([Buffer.alloc(8, 0xff), Buffer.from("{}")]),
			"header would be",
			"bad-header-length",
		],
		["model.gguf", Buffer.from("no GGUF file, but long enough to be one"), "is not a GGUF file", "not-gguf"],
		["model.gguf", gguf.file([], [["t", [1, 2]]]).subarray(0, 40), "ends inside its header", "header-cut-off"],
		["model.gguf", gguf.file([], [["t", Array.from({ length: 9 }, () => 1)]]), "9 dimensions", "too-many-dimensions"],
	])("%s that is none is an error with its path and a code: %#", async (path, bytes, message, code) => {
		await expect(read(path, bytes)).rejects.toThrow(WeightsError);
		await expect(read(path, bytes)).rejects.toThrow(`${path}: `);
		await expect(read(path, bytes)).rejects.toThrow(message);
		await expect(read(path, bytes)).rejects.toMatchObject({ code, field: path });
	});

	test("is expected by the extension of a name", () => {
		expect(["a.safetensors", "b/c.GGUF", "gguf", "a.safetensors.index.json"].map(isWeights)).toEqual([
			true,
			true,
			false,
			false,
		]);
	});
});
