import { expect, it } from "vitest";
import {
	GGMLFileQuantizationType,
	GGMLQuantizationType,
	GGUF_QUANT_ORDER,
	GGUF_QUANT_RE,
	GGUF_QUANT_RE_GLOBAL,
	parseGGUFQuantLabel,
	PIPELINE_DATA,
	PIPELINE_TYPES,
} from "./index.ts";

it("an enumeration has numbers by name, and names by number", () => {
	const type: GGMLQuantizationType = GGMLQuantizationType.Q4_K;
	expect([type, GGMLQuantizationType[type]]).toEqual([12, "Q4_K"]);
	const numbers = Object.values(GGMLFileQuantizationType).filter((value) => typeof value === "number");
	expect(numbers.toSorted()).toEqual(GGUF_QUANT_ORDER.toSorted());
});

it.each([
	["gemma-2-9b-it-Q6_K_L.gguf", "Q6_K_L", { prefix: undefined, quant: "Q6_K", sizeVariation: "L" }],
	["Qwen3-4B-UD-Q2_K_XL.gguf", "UD-Q2_K_XL", { prefix: "UD-", quant: "Q2_K", sizeVariation: "XL" }],
	["a/b-MXFP4_MOE.gguf", "MXFP4_MOE", { prefix: undefined, quant: "MXFP4_MOE", sizeVariation: undefined }],
	["model-q4_0_8_8.gguf", "Q4_0_8_8", { prefix: undefined, quant: "Q4_0_8_8", sizeVariation: undefined }],
])("the label of %s is %s, in its groups", (file, label, groups) => {
	expect(parseGGUFQuantLabel(file)).toBe(label);
	expect({ ...label.match(GGUF_QUANT_RE)?.groups }).toEqual(groups);
	expect("Q4_0 or Q8_0".match(GGUF_QUANT_RE_GLOBAL)).toEqual(["Q4_0", "Q8_0"]);
});

it("every pipeline type has its data", () => {
	expect(PIPELINE_TYPES.filter((type) => PIPELINE_DATA[type].name === "")).toEqual([]);
	const unknown: string = "no-such-task";
	expect(PIPELINE_DATA[unknown]).toBeUndefined();
});
