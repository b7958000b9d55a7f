import { describe, expect, it } from "vitest";
import { statedQuant } from "./statedQuant.ts";

const stated = (id: string, tags: readonly string[] = []): string | undefined => statedQuant({ id, tags });

describe("the quantization in the name of a repository", () => {
	it.each([
		["acme/Tiny-3B-Q2_K-GGUF", "Q2_K"],
		["acme/tiny-q4_k_m-gguf", "Q4_K_M"],
		["acme/tiny.Q8_0.gguf", "Q8_0"],
		["acme/Tiny-UD-IQ3_XXS", "UD-IQ3_XXS"],
		["acme/Tiny-FP8-Q4_K_M-GGUF", "Q4_K_M"],
	])("of %s is %s", (id, label) => {
		expect(stated(id)).toBe(label);
	});

	it.each(["acme/tiny-GGUF", "acme/tiny-Q4_K_M-and-more-GGUF", "Q8_0/tiny-GGUF", "acme/tiny-Q4-GGUF"])(
		"of %s is not known",
		(id) => {
			expect(stated(id)).toBeUndefined();
		},
	);

	it("is not that of the base model, whose name a repository of many repeats", () => {
		expect(stated("acme/Tiny-BF16-GGUF", ["base_model:quantized:acme/Tiny-BF16"])).toBeUndefined();
		expect(stated("acme/Tiny-BF16-Q2_K-GGUF", ["base_model:quantized:acme/Tiny-BF16"])).toBe("Q2_K");
	});

	it("does not matter where the files are known", () => {
		const siblings = [{ rfilename: "tiny-Q8_0.gguf" }];
		expect(statedQuant({ id: "acme/tiny-Q2_K-GGUF", tags: [], siblings })).toBeUndefined();
	});
});
