import type { FileType } from "./shapes.ts";

const TYPES = [
	{ name: "F32", number: 0, family: "float", nominalBits: 32, bitsPerWeight: 32, sizeRank: 0 },
	{ name: "F16", number: 1, family: "float", nominalBits: 16, bitsPerWeight: 16, sizeRank: 2 },
	{ name: "Q4_0", number: 2, family: "legacy", nominalBits: 4, bitsPerWeight: 4.5, sizeRank: 21 },
	{ name: "Q4_1", number: 3, family: "legacy", nominalBits: 4, bitsPerWeight: 5, sizeRank: 22 },
	{ name: "Q4_1_SOME_F16", number: 4, family: "legacy", nominalBits: 4, bitsPerWeight: null, sizeRank: 20 },
	{ name: "Q4_2", number: 5, family: "legacy", nominalBits: 4, bitsPerWeight: null, sizeRank: 23 },
	{ name: "Q4_3", number: 6, family: "legacy", nominalBits: 4, bitsPerWeight: null, sizeRank: 24 },
	{ name: "Q8_0", number: 7, family: "legacy", nominalBits: 8, bitsPerWeight: 8.5008, sizeRank: 4 },
	{ name: "Q5_0", number: 8, family: "legacy", nominalBits: 5, bitsPerWeight: 5.5, sizeRank: 10 },
	{ name: "Q5_1", number: 9, family: "legacy", nominalBits: 5, bitsPerWeight: 6, sizeRank: 11 },
	{ name: "Q2_K", number: 10, family: "k-quant", nominalBits: 2, bitsPerWeight: 3.1593, sizeRank: 36 },
	{ name: "Q3_K_S", number: 11, family: "k-quant", nominalBits: 3, bitsPerWeight: 3.6429, sizeRank: 30 },
	{ name: "Q3_K_M", number: 12, family: "k-quant", nominalBits: 3, bitsPerWeight: 4, sizeRank: 29 },
	{ name: "Q3_K_L", number: 13, family: "k-quant", nominalBits: 3, bitsPerWeight: 4.2979, sizeRank: 28 },
	{ name: "Q4_K_S", number: 14, family: "k-quant", nominalBits: 4, bitsPerWeight: 4.6672, sizeRank: 14 },
	{ name: "Q4_K_M", number: 15, family: "k-quant", nominalBits: 4, bitsPerWeight: 4.8944, sizeRank: 13 },
	{ name: "Q5_K_S", number: 16, family: "k-quant", nominalBits: 5, bitsPerWeight: 5.5704, sizeRank: 9 },
	{ name: "Q5_K_M", number: 17, family: "k-quant", nominalBits: 5, bitsPerWeight: 5.7036, sizeRank: 8 },
	{ name: "Q6_K", number: 18, family: "k-quant", nominalBits: 6, bitsPerWeight: 6.5633, sizeRank: 6 },
	{ name: "IQ2_XXS", number: 19, family: "i-quant", nominalBits: 2, bitsPerWeight: 2.3824, sizeRank: 41 },
	{ name: "IQ2_XS", number: 20, family: "i-quant", nominalBits: 2, bitsPerWeight: 2.5882, sizeRank: 40 },
	{ name: "Q2_K_S", number: 21, family: "k-quant", nominalBits: 2, bitsPerWeight: 2.9697, sizeRank: 37 },
	{ name: "IQ3_XS", number: 22, family: "i-quant", nominalBits: 3, bitsPerWeight: 3.4977, sizeRank: 33 },
	{ name: "IQ3_XXS", number: 23, family: "i-quant", nominalBits: 3, bitsPerWeight: 3.2548, sizeRank: 34 },
	{ name: "IQ1_S", number: 24, family: "i-quant", nominalBits: 1, bitsPerWeight: 2.0042, sizeRank: 43 },
	{ name: "IQ4_NL", number: 25, family: "i-quant", nominalBits: 4, bitsPerWeight: 4.6818, sizeRank: 15 },
	{ name: "IQ3_S", number: 26, family: "i-quant", nominalBits: 3, bitsPerWeight: 3.6606, sizeRank: 32 },
	{ name: "IQ3_M", number: 27, family: "i-quant", nominalBits: 3, bitsPerWeight: 3.7628, sizeRank: 31 },
	{ name: "IQ2_S", number: 28, family: "i-quant", nominalBits: 2, bitsPerWeight: 2.7403, sizeRank: 39 },
	{ name: "IQ2_M", number: 29, family: "i-quant", nominalBits: 2, bitsPerWeight: 2.9294, sizeRank: 38 },
	{ name: "IQ4_XS", number: 30, family: "i-quant", nominalBits: 4, bitsPerWeight: 4.4597, sizeRank: 16 },
	{ name: "IQ1_M", number: 31, family: "i-quant", nominalBits: 1, bitsPerWeight: 2.146, sizeRank: 44 },
	{ name: "BF16", number: 32, family: "float", nominalBits: 16, bitsPerWeight: 16, sizeRank: 1 },
	{ name: "Q4_0_4_4", number: 33, family: "legacy", nominalBits: 4, bitsPerWeight: 4.5, sizeRank: 17 },
	{ name: "Q4_0_4_8", number: 34, family: "legacy", nominalBits: 4, bitsPerWeight: 4.5, sizeRank: 18 },
	{ name: "Q4_0_8_8", number: 35, family: "legacy", nominalBits: 4, bitsPerWeight: 4.5, sizeRank: 19 },
	{ name: "TQ1_0", number: 36, family: "ternary", nominalBits: 1, bitsPerWeight: 1.6875, sizeRank: 45 },
	{ name: "TQ2_0", number: 37, family: "ternary", nominalBits: 2, bitsPerWeight: 2.0625, sizeRank: 46 },
	{ name: "MXFP4_MOE", number: 38, family: "block-float", nominalBits: 4, bitsPerWeight: 4.25, sizeRank: 25 },
	{ name: "NVFP4", number: 39, family: "block-float", nominalBits: 4, bitsPerWeight: 4.5, sizeRank: 26 },
	{ name: "Q1_0", number: 40, family: "legacy", nominalBits: 1, bitsPerWeight: 1.125, sizeRank: 47 },
	{ name: "Q2_0", number: 41, family: "legacy", nominalBits: 2, bitsPerWeight: 2.25, sizeRank: 42 },
	{ name: "Q2_K_XL", number: 1000, family: "k-quant", nominalBits: 2, bitsPerWeight: null, sizeRank: 35 },
	{ name: "Q3_K_XL", number: 1001, family: "k-quant", nominalBits: 3, bitsPerWeight: null, sizeRank: 27 },
	{ name: "Q4_K_XL", number: 1002, family: "k-quant", nominalBits: 4, bitsPerWeight: null, sizeRank: 12 },
	{ name: "Q5_K_XL", number: 1003, family: "k-quant", nominalBits: 5, bitsPerWeight: null, sizeRank: 7 },
	{ name: "Q6_K_XL", number: 1004, family: "k-quant", nominalBits: 6, bitsPerWeight: null, sizeRank: 5 },
	{ name: "Q8_K_XL", number: 1005, family: "k-quant", nominalBits: 8, bitsPerWeight: null, sizeRank: 3 },
] as const satisfies readonly FileType[];

export type FileTypeName = (typeof TYPES)[number]["name"];

/**
 * File types of GGUF (`general.file_type`) by number; from 1000, types that only file names use. A file mixes tensor
 * types, so bits per weight are measured: by llama.cpp's tool on an 8-billion-parameter Llama 3.1, or those of the
 * tensor type if it is the only one.
 */
export const fileTypes: readonly FileType[] = TYPES;

const byName = new Map(fileTypes.map((type) => [type.name, type]));

/** The file type of a name (`Q4_K_M`), in any case. */
export function fileType(name: string): FileType | undefined {
	return byName.get(name.toUpperCase());
}
