import { assert, constantFrom, property, stringMatching } from "fast-check";
import { describe, expect, it } from "vitest";
import { fileType, fileTypes, memoryFor, nearestQuant, parseQuantLabel, partTypes, tensorTypes } from "./index.ts";

describe("file types", () => {
	it("have unique numbers and ranks", () => {
		for (const values of [fileTypes.map(({ number }) => number), fileTypes.map(({ sizeRank }) => sizeRank)])
			expect(new Set(values).size).toBe(fileTypes.length);
		expect(fileTypes.map(({ sizeRank }) => sizeRank).sort((a, b) => a - b)).toEqual(fileTypes.map((_, i) => i));
	});

	it.each([
		["F32", 0],
		["F16", 1],
		["Q4_0", 2],
		["Q8_0", 7],
		["Q5_0", 8],
		["Q2_K", 10],
		["Q4_K_M", 15],
		["IQ4_XS", 30],
		["BF16", 32],
		["TQ1_0", 36],
		["TQ2_0", 37],
		["Q2_K_XL", 1000],
		["Q8_K_XL", 1005],
	])("%s is number %i", (name, number) => {
		expect(fileType(name.toLowerCase())?.number).toBe(number);
	});
});

describe("tensor types", () => {
	it("are the file types and I8, I16, I32, I64, F64", () => {
		expect(tensorTypes.map(({ name }) => name)).toEqual([
			...fileTypes.map(({ name }) => name),
			"I8",
			"I16",
			"I32",
			"I64",
			"F64",
		]);
	});

	it("have their own numbers, null for mixes that only files have", () => {
		const numbers = Object.fromEntries(tensorTypes.map(({ name, number }) => [name, number]));
		expect(numbers).toMatchObject({
			Q5_0: 6,
			Q8_0: 8,
			I8: 24,
			F64: 28,
			BF16: 30,
			TQ1_0: 34,
			Q4_K_M: null,
			Q2_K_XL: null,
		});
	});

	it("have bits per weight by block", () => {
		const bits = Object.fromEntries(
			[...tensorTypes, ...partTypes].map(({ name, bitsPerWeight }) => [name, bitsPerWeight]),
		);
		expect(bits).toMatchObject({ F32: 32, Q4_0: 4.5, Q6_K: 6.5625, IQ2_XXS: 2.0625, I16: 16, Q4_K: 4.5, Q3_K_M: null });
	});
});

describe("parseQuantLabel", () => {
	it.each([
		["model-Q4_K_M.gguf", "Q4_K_M", "Q4_K_M"],
		["model.q8_0.gguf", "Q8_0", "Q8_0"],
		["llama_7b_q5_1.gguf", "Q5_1", "Q5_1"],
		["model-UD-IQ2_XXS.gguf", "UD-IQ2_XXS", "IQ2_XXS"],
		["model-UD-Q4_K_XL.gguf", "UD-Q4_K_XL", "Q4_K_XL"],
		["model-Q2_K_P.gguf", "Q2_K_P", "Q2_K"],
		["model-Q3_K_P.gguf", "Q3_K_P", "Q3_K_M"],
		["model-Q6_K_L.gguf", "Q6_K_L", "Q6_K"],
		["model-Q8_K_P.gguf", "Q8_K_P", "Q8_0"],
		["model-Q4_0_8_8.gguf", "Q4_0_8_8", "Q4_0_8_8"],
		["gpt-MXFP4.gguf", "MXFP4", "MXFP4_MOE"],
		["gpt-mxfp4_moe.gguf", "MXFP4_MOE", "MXFP4_MOE"],
		["Q8_0/model-Q4_0-00001-of-00003.gguf", "Q4_0", "Q4_0"],
		["BF16/model-00001-of-00002.gguf", "BF16", "BF16"],
		["model-fp16.gguf", "FP16", "F16"],
		["model-Q4_K_M-imatrix.gguf", "Q4_K_M", "Q4_K_M"],
	])("%s is %s, a %s", (filename, label, type) => {
		expect(parseQuantLabel(filename)).toEqual({ label, type });
	});

	it.each(["model-AVQ2_0.gguf", "model.gguf", "Q4.gguf", "XF16", "model-Q4_0b.gguf", "IQ9_K", ""])(
		"%s has none",
		(filename) => {
			expect(parseQuantLabel(filename)).toBeUndefined();
		},
	);

	it("finds every file type between other words", () => {
		assert(
			property(constantFrom(...fileTypes), stringMatching(/^[A-Za-z0-9]{0,8}$/), ({ name }, word) => {
				expect(parseQuantLabel(`${word}-${name.toLowerCase()}.gguf`)?.type).toBe(name);
			}),
		);
	});
});

describe("nearestQuant", () => {
	it.each([
		["Q4_K_M", ["Q8_0", "Q4_K_M", "Q2_K"], "Q4_K_M"],
		["Q4_K_M", ["Q8_0", "Q4_K_S", "Q2_K"], "Q4_K_S"],
		["Q4_K_M", ["Q2_K", "F16", "Q5_0"], "Q2_K"],
		["Q2_K", ["Q8_0", "F16", "Q5_0"], "Q5_0"],
		["Q2_K", ["unknown"], undefined],
		["unknown", ["Q8_0", "Q2_K"], "Q2_K"],
		["Q2_K", [], undefined],
	])("wanting %s of %j takes %s", (wanted, available, expected) => {
		expect(nearestQuant(wanted, available)).toBe(expected);
	});
});

describe("memoryFor", () => {
	it.each([
		["F16", 16e9],
		["q8_0", 8500800000],
		["I8", 8e9],
		["Q4_K", 4.5e9],
		["Q4_K_XL", 5.5e9],
		["unknown", undefined],
	])("8 billion weights of %s take %s bytes", (type, bytes) => {
		expect(memoryFor(8e9, type)).toBe(bytes);
	});

	it("has a figure for every file type", () => {
		for (const { name, nominalBits } of fileTypes) expect(memoryFor(8, name), name).toBeGreaterThanOrEqual(nominalBits);
	});
});
