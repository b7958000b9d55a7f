import { type FileTypeName, fileTypes } from "../quantization/fileTypes.ts";
import { ALIASES, labelPattern, parseQuantLabel } from "../quantization/labels.ts";
import { nearestQuant } from "../quantization/nearestQuant.ts";
import { partTypes, type TensorTypeName, tensorTypes } from "../quantization/tensorTypes.ts";

/** Numbers by name, and names by number, as a TypeScript enum has them. */
type Enumeration<Name extends string> = Readonly<Record<Name, number>> & Readonly<Record<number, string>>;

/** The file types of GGUF (`general.file_type`); from 1000, names that only files use. */
export const GGMLFileQuantizationType: Enumeration<FileTypeName> = enumeration(fileTypes);
export type GGMLFileQuantizationType = number;

/** The types of tensors in GGUF files. */
export const GGMLQuantizationType: Enumeration<TensorTypeName> = enumeration([...tensorTypes, ...partTypes]);
export type GGMLQuantizationType = number;

/**
 * A label in a file name, in upper case, with the groups `prefix` (`UD-`), `quant` and `sizeVariation`. In a label such as
 * `Q4_K_XL`, the size is `XL`.
 */
export const GGUF_QUANT_RE: RegExp = new RegExp(quantPattern().source);

/** The same for all labels of a text. */
export const GGUF_QUANT_RE_GLOBAL: RegExp = quantPattern();

/** The numbers of the file types, from the largest files to the smallest. */
export const GGUF_QUANT_ORDER: readonly number[] = fileTypes
	.toSorted((one, other) => one.sizeRank - other.sizeRank)
	.map(({ number }) => number);

/** The name of the quantization in a file name; undefined if there is none. */
export const parseGGUFQuantLabel = (filename: string): string | undefined => parseQuantLabel(filename)?.label;

/**
 * The number of the largest of some file types that is not larger than the wanted one, otherwise of the smallest. Undefined
 * if none of the numbers is a file type.
 */
export function findNearestQuantType(wanted: number, available: readonly number[]): number | undefined {
	const found = nearestQuant(nameOf(wanted), available.map(nameOf));
	return fileTypes.find(({ name }) => name === found)?.number;
}

const nameOf = (number: number): string => fileTypes.find((type) => type.number === number)?.name ?? "";

function quantPattern(): RegExp {
	const named = fileTypes.map(({ name }) => name).filter((name) => !name.endsWith("_XL"));
	return labelPattern([...named, ...Object.keys(ALIASES)]);
}

function enumeration<Name extends string>(
	types: readonly { readonly name: string; readonly number: number | null }[],
): Enumeration<Name> {
	const numbered = types.filter((type): type is { name: string; number: number } => type.number !== null);
	const entries = numbered.flatMap(({ name, number }): [string | number, string | number][] => [
		[name, number],
		[number, name],
	]);
	return Object.fromEntries(entries) as Enumeration<Name>;
}
