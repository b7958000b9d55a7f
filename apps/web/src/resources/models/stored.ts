import type { Facet } from "@vitrine/search";

/** The values of `stored`, a field of older addresses: types that weights could be stored as. */
export const STORED: readonly string[] = ["BF16", "F32", "Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"];

export const isStored = (text: string): boolean => STORED.includes(text);

/** The filters of an older address with a type of GGUF files. Memory is that of weights that exist, so only the format counts. */
export function formatsOf(stored: string): { readonly [F in Facet]?: readonly string[] } {
	return isStored(stored) && stored.startsWith("Q") ? { format: ["gguf"] } : {};
}
