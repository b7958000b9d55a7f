import { fileTypes } from "./fileTypes.ts";
import type { QuantLabel } from "./shapes.ts";

/**
 * The quantization in a file name or path; undefined if there is none. Only whole words count (`AVQ2_0` is not Q2_0),
 * in any case; the last of several wins. `UD-` may precede it and a size of up to three letters (`_P`, `_XXL`) may
 * follow.
 *
 * @example
 * parseQuantLabel("model-Q4_K_M.gguf"); // { label: "Q4_K_M", type: "Q4_K_M" }
 */
export function parseQuantLabel(filename: string): QuantLabel | undefined {
	const found = [...filename.toUpperCase().matchAll(LABEL)].at(-1);
	if (!found) return undefined;
	const name = found.groups?.["quant"] ?? "";
	return { label: found[0], type: ALIASES[name] ?? name };
}

/** Other names of file types: the K types that llama.cpp's tool accepts as defaults, and two common spellings. */
export const ALIASES: Readonly<Record<string, string>> = {
	MXFP4: "MXFP4_MOE",
	Q3_K: "Q3_K_M",
	Q4_K: "Q4_K_M",
	Q5_K: "Q5_K_M",
	Q8_K: "Q8_0",
	FP16: "F16",
	FP32: "F32",
};

const LABEL = labelPattern([...fileTypes.map(({ name }) => name), ...Object.keys(ALIASES)]);

/** A label with one of some names, in upper case. The longest name comes first, since Q4_0 would match in Q4_0_8_8. */
export function labelPattern(names: readonly string[]): RegExp {
	const quant = [...names].sort((a, b) => b.length - a.length).join("|");
	return new RegExp(
		`(?<![A-Z0-9])(?<prefix>UD-)?(?<quant>${quant})(?:_(?<sizeVariation>[A-Z]{1,3})(?![A-Z0-9]))?(?![A-Z0-9])`,
		"g",
	);
}
