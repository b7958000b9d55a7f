import { fileTypes } from "../quantization/fileTypes.ts";
import { parseQuantLabel } from "../quantization/labels.ts";
import { nearestQuant } from "../quantization/nearestQuant.ts";
import { partTypes, tensorTypes } from "../quantization/tensorTypes.ts";

/** Numbers by name, and names by number, as a TypeScript enum has them. */
type Enumeration = Readonly<Record<string, string | number>>;

/** The file types of GGUF (`general.file_type`); from 1000, names that only files use. */
export const GGMLFileQuantizationType: Enumeration = enumeration(fileTypes);

/** The types of tensors in GGUF files. */
export const GGMLQuantizationType: Enumeration = enumeration([...tensorTypes, ...partTypes]);

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

function enumeration(types: readonly { readonly name: string; readonly number: number | null }[]): Enumeration {
	const numbered = types.filter((type): type is { name: string; number: number } => type.number !== null);
	return Object.fromEntries(numbered.flatMap(({ name, number }) => [[name, number] as const, [number, name] as const]));
}
