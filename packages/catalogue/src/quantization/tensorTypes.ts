import { fileTypes } from "./fileTypes.ts";
import type { FileType, FormatTensorType, TensorType } from "./shapes.ts";

type Stored = Omit<FormatTensorType, "bitsPerWeight">;

/** Tensor types of the format whose names are also file types. */
const SHARED = [
	{ name: "F32", number: 0, family: "float", nominalBits: 32, weightsPerBlock: 1, bytesPerBlock: 4 },
	{ name: "F16", number: 1, family: "float", nominalBits: 16, weightsPerBlock: 1, bytesPerBlock: 2 },
	{ name: "Q4_0", number: 2, family: "legacy", nominalBits: 4, weightsPerBlock: 32, bytesPerBlock: 18 },
	{ name: "Q4_1", number: 3, family: "legacy", nominalBits: 4, weightsPerBlock: 32, bytesPerBlock: 20 },
	{ name: "Q5_0", number: 6, family: "legacy", nominalBits: 5, weightsPerBlock: 32, bytesPerBlock: 22 },
	{ name: "Q5_1", number: 7, family: "legacy", nominalBits: 5, weightsPerBlock: 32, bytesPerBlock: 24 },
	{ name: "Q8_0", number: 8, family: "legacy", nominalBits: 8, weightsPerBlock: 32, bytesPerBlock: 34 },
	{ name: "Q2_K", number: 10, family: "k-quant", nominalBits: 2, weightsPerBlock: 256, bytesPerBlock: 84 },
	{ name: "Q6_K", number: 14, family: "k-quant", nominalBits: 6, weightsPerBlock: 256, bytesPerBlock: 210 },
	{ name: "IQ2_XXS", number: 16, family: "i-quant", nominalBits: 2, weightsPerBlock: 256, bytesPerBlock: 66 },
	{ name: "IQ2_XS", number: 17, family: "i-quant", nominalBits: 2, weightsPerBlock: 256, bytesPerBlock: 74 },
	{ name: "IQ3_XXS", number: 18, family: "i-quant", nominalBits: 3, weightsPerBlock: 256, bytesPerBlock: 98 },
	{ name: "IQ1_S", number: 19, family: "i-quant", nominalBits: 1, weightsPerBlock: 256, bytesPerBlock: 50 },
	{ name: "IQ4_NL", number: 20, family: "i-quant", nominalBits: 4, weightsPerBlock: 32, bytesPerBlock: 18 },
	{ name: "IQ3_S", number: 21, family: "i-quant", nominalBits: 3, weightsPerBlock: 256, bytesPerBlock: 110 },
	{ name: "IQ2_S", number: 22, family: "i-quant", nominalBits: 2, weightsPerBlock: 256, bytesPerBlock: 82 },
	{ name: "IQ4_XS", number: 23, family: "i-quant", nominalBits: 4, weightsPerBlock: 256, bytesPerBlock: 136 },
	{ name: "IQ1_M", number: 29, family: "i-quant", nominalBits: 1, weightsPerBlock: 256, bytesPerBlock: 56 },
	{ name: "BF16", number: 30, family: "float", nominalBits: 16, weightsPerBlock: 1, bytesPerBlock: 2 },
	{ name: "TQ1_0", number: 34, family: "ternary", nominalBits: 1, weightsPerBlock: 256, bytesPerBlock: 54 },
	{ name: "TQ2_0", number: 35, family: "ternary", nominalBits: 2, weightsPerBlock: 256, bytesPerBlock: 66 },
	{ name: "NVFP4", number: 40, family: "block-float", nominalBits: 4, weightsPerBlock: 64, bytesPerBlock: 36 },
	{ name: "Q1_0", number: 41, family: "legacy", nominalBits: 1, weightsPerBlock: 128, bytesPerBlock: 18 },
	{ name: "Q2_0", number: 42, family: "legacy", nominalBits: 2, weightsPerBlock: 64, bytesPerBlock: 18 },
] as const satisfies readonly Stored[];

const PLAIN_NUMBERS = [
	{ name: "I8", number: 24, family: "integer", nominalBits: 8, weightsPerBlock: 1, bytesPerBlock: 1 },
	{ name: "I16", number: 25, family: "integer", nominalBits: 16, weightsPerBlock: 1, bytesPerBlock: 2 },
	{ name: "I32", number: 26, family: "integer", nominalBits: 32, weightsPerBlock: 1, bytesPerBlock: 4 },
	{ name: "I64", number: 27, family: "integer", nominalBits: 64, weightsPerBlock: 1, bytesPerBlock: 8 },
	{ name: "F64", number: 28, family: "float", nominalBits: 64, weightsPerBlock: 1, bytesPerBlock: 8 },
] as const satisfies readonly Stored[];

const PARTS = [
	{ name: "Q8_1", number: 9, family: "legacy", nominalBits: 8, weightsPerBlock: 32, bytesPerBlock: 40 },
	{ name: "Q3_K", number: 11, family: "k-quant", nominalBits: 3, weightsPerBlock: 256, bytesPerBlock: 110 },
	{ name: "Q4_K", number: 12, family: "k-quant", nominalBits: 4, weightsPerBlock: 256, bytesPerBlock: 144 },
	{ name: "Q5_K", number: 13, family: "k-quant", nominalBits: 5, weightsPerBlock: 256, bytesPerBlock: 176 },
	{ name: "Q8_K", number: 15, family: "k-quant", nominalBits: 8, weightsPerBlock: 256, bytesPerBlock: 292 },
	{ name: "MXFP4", number: 39, family: "block-float", nominalBits: 4, weightsPerBlock: 32, bytesPerBlock: 17 },
] as const satisfies readonly Stored[];

/** The names of the tensor types that the format defines. */
export type TensorTypeName = (typeof SHARED | typeof PLAIN_NUMBERS | typeof PARTS)[number]["name"];

/**
 * The tensor types of GGUF files: the names of the file types, and the plain numbers I8 to I64 and F64. A type with
 * `number: null` is a mix that only whole files have.
 */
export const tensorTypes: readonly TensorType[] = [...fileTypesAsTensors(), ...PLAIN_NUMBERS.map(measured)];

/** Tensor types of mixed files that are not file types themselves. */
export const partTypes: readonly FormatTensorType[] = PARTS.map(measured);

function fileTypesAsTensors(): readonly TensorType[] {
	const format = new Map<string, FormatTensorType>(SHARED.map((type) => [type.name, measured(type)]));
	return fileTypes.map((type) => format.get(type.name) ?? mix(type));
}

function measured(type: Stored): FormatTensorType {
	return { ...type, bitsPerWeight: (type.bytesPerBlock * 8) / type.weightsPerBlock };
}

function mix({ name, family, nominalBits }: FileType): TensorType {
	return { name, number: null, family, nominalBits, bitsPerWeight: null, weightsPerBlock: null, bytesPerBlock: null };
}
