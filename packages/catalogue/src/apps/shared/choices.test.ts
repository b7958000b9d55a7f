import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { partsOf, quantChoices, selected } from "./choices.ts";

const record = (...siblings: readonly (string | readonly [file: string, size: number])[]): ModelRecord => ({
	id: "acme/tiny",
	tags: [],
	siblings: siblings.map((one) => (typeof one === "string" ? { rfilename: one } : { rfilename: one[0], size: one[1] })),
});

describe("quantChoices", () => {
	it("are the GGUF models of a repository in the order of its files", () => {
		const files = record("README.md", ["b-Q8_0.gguf", 9], ["a-ud-q4_k_xl.GGUF", 5], "plain.gguf");
		expect(quantChoices(files)).toEqual([
			{ label: "Q8_0", file: "b-Q8_0.gguf", size: 9 },
			{ label: "UD-Q4_K_XL", file: "a-ud-q4_k_xl.GGUF", size: 5 },
			{ label: "plain.gguf", file: "plain.gguf" },
		]);
	});

	it("combine the parts of a model, and name the first", () => {
		const parts = [2, 1, 3].map((n) => [`Q8_0/m-Q8_0-0000${n}-of-00003.gguf`, n] as const);
		expect(quantChoices(record(...parts))).toEqual([
			{ label: "Q8_0", file: "Q8_0/m-Q8_0-00001-of-00003.gguf", size: 6 },
		]);
	});

	it("have no size if that of a part is unknown", () => {
		const files = record(["m-Q8_0-00001-of-00002.gguf", 1], "m-Q8_0-00002-of-00002.gguf");
		expect(quantChoices(files)).toEqual([{ label: "Q8_0", file: "m-Q8_0-00001-of-00002.gguf" }]);
	});

	it("leave out projectors and importance matrices, but not folders with such names", () => {
		expect(quantChoices(record("mmproj-F16.gguf", "m.imatrix.gguf", "mmproj/m-F16.gguf"))).toEqual([
			{ label: "F16", file: "mmproj/m-F16.gguf" },
		]);
	});

	it("leave out draft models, but not models with a draft head inside", () => {
		expect(quantChoices(record("mtp-tiny-Q8_0.gguf", "dflash-tiny-F16.gguf", "tiny-MTP-Q8_0.gguf"))).toEqual([
			{ label: "Q8_0", file: "tiny-MTP-Q8_0.gguf" },
		]);
	});

	it("are empty if the files are unknown", () => {
		expect(quantChoices({ id: "acme/tiny", tags: ["gguf"] })).toEqual([]);
	});
});

describe("the parts of a model", () => {
	const files = record("m-F16-00002-of-00002.gguf", "m-F16-00001-of-00002.gguf", "m-Q8_0.gguf");

	it.each([
		["m-F16-00001-of-00002.gguf", ["m-F16-00001-of-00002.gguf", "m-F16-00002-of-00002.gguf"]],
		["m-Q8_0.gguf", ["m-Q8_0.gguf"]],
		["elsewhere.gguf", ["elsewhere.gguf"]],
	])("of %s are %j", (file, parts) => {
		expect(partsOf(files, file)).toEqual(parts);
	});
});

describe("a choice", () => {
	const files = record("m-Q3_K_S.gguf", "m-Q4_K_S.gguf", "m-Q8_0.gguf");

	it.each([
		[{}, "m-Q4_K_S.gguf", "Q4_K_S"],
		[{ quant: "q8_0" }, "m-Q8_0.gguf", "Q8_0"],
		[{ quant: "Q6_K" }, "m-Q4_K_S.gguf", "Q4_K_S"],
		[{ quant: "Q2_K" }, "m-Q3_K_S.gguf", "Q3_K_S"],
		[{ quant: "no such thing" }, "m-Q3_K_S.gguf", "Q3_K_S"],
		[{ quant: "Q8_0", file: "m-Q3_K_S.gguf" }, "m-Q3_K_S.gguf", "Q3_K_S"],
	])("%j resolves to the file %s", (choice, file, quant) => {
		expect(selected(files, choice)).toEqual({ file, quant, tag: quant, isOpen: false });
	});

	it("is kept as it is if the files are unknown", () => {
		const unknown: ModelRecord = { id: "acme/tiny", tags: [] };
		expect(selected(unknown, { quant: "Q5_K_M" })).toEqual({ quant: "Q5_K_M", tag: "Q5_K_M", isOpen: false });
		expect(selected(unknown, { file: "m-Q5_K_M.gguf" }).tag).toBe("Q5_K_M");
		expect(selected(unknown)).toEqual({ quant: undefined, tag: undefined, isOpen: true });
	});

	it("is the quantization in the name of a repository with unknown files, whose only model tools find without a tag", () => {
		const named: ModelRecord = { id: "acme/tiny-Q2_K-GGUF", tags: [] };
		expect(selected(named)).toEqual({ quant: "Q2_K", tag: undefined, isOpen: false });
		expect(selected(named, { quant: "Q8_0" })).toEqual({ quant: "Q8_0", tag: "Q8_0", isOpen: false });
	});

	it("uses the file if its quantization does not end the name or is not unique", () => {
		expect(selected(record("m-Q8_0-fixed.gguf")).tag).toBeUndefined();
		const twins = record("a/m-Q8_0.gguf", "b/m-Q8_0.gguf");
		expect(selected(twins, { file: "b/m-Q8_0.gguf" })).toMatchObject({
			file: "b/m-Q8_0.gguf",
			quant: "Q8_0",
			tag: undefined,
		});
	});

	it.each([
		["m-F16.gguf", "m-BF16.gguf"],
		["m-F16.gguf", "BF16/m-BF16-00001-of-00002.gguf"],
		["m-Q4_K_M.gguf", "m-UD-Q4_K_M.gguf"],
	])("uses the file %s if llama.cpp may take %s for its quantization", (file, other) => {
		expect(selected(record(file, other), { file }).tag).toBeUndefined();
		expect(selected(record(other, file), { file: other }).tag).toBeDefined();
		expect(selected(record(file, "m-Q8_0.gguf"), { file }).tag).toBeDefined();
	});

	it("uses the file if llama.cpp takes it for a draft model", () => {
		expect(selected(record("tiny-mtp-Q8_0.gguf"))).toMatchObject({ file: "tiny-mtp-Q8_0.gguf", tag: undefined });
	});

	it("is the first file if no name has a quantization", () => {
		expect(selected(record("one.gguf", "two.gguf"), { quant: "Q8_0" }).file).toBe("one.gguf");
	});
});
