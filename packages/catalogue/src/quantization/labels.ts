import { fileTypes } from "./fileTypes.ts";
import type { QuantLabel } from "./shapes.ts";

/**
 * The quantization that a file name or path tells of, undefined if none.
 *
 * Only whole words count (`AVQ2_0` is not Q2_0), in any case; of several the last is meant. `UD-` may stand before,
 * a size of up to three letters (`_P`, `_XXL`) behind.
 */
export function parseQuantLabel(filename: string): QuantLabel | undefined {
	const found = [...filename.toUpperCase().matchAll(LABEL)].at(-1);
	if (!found) return undefined;
	const name = found.groups!.name!;
	return { label: found[0], type: ALIASES[name] ?? name };
}

/** Other names for a file type: what llama.cpp's tool takes a bare K type for, and two spellings of people. */
const ALIASES: Readonly<Record<string, string>> = {
	MXFP4: "MXFP4_MOE",
	Q3_K: "Q3_K_M",
	Q4_K: "Q4_K_M",
	Q5_K: "Q5_K_M",
	Q8_K: "Q8_0",
	FP16: "F16",
	FP32: "F32",
};

const LABEL = pattern([...fileTypes.map(({ name }) => name), ...Object.keys(ALIASES)]);

/** The longest name comes first, or Q4_0 would be found in Q4_0_8_8. */
function pattern(names: readonly string[]): RegExp {
	const longestFirst = [...names].sort((a, b) => b.length - a.length).join("|");
	return new RegExp(`(?<![A-Z0-9])(?:UD-)?(?<name>${longestFirst})(?:_[A-Z]{1,3}(?![A-Z0-9]))?(?![A-Z0-9])`, "g");
}
