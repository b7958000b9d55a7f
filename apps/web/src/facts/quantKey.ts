import type { QuantChoice } from "@vitrine/catalogue";

/** The key of a file in the address: its quantization, or its path if another file has the same. */
export function quantKey({ label, file }: QuantChoice, files: readonly QuantChoice[]): string {
	return isAlone(label, files) ? label : file;
}

/** Whether no other file has the same quantization. */
export function isAlone(wanted: string, files: readonly QuantChoice[]): boolean {
	return files.filter(({ label }) => label.toUpperCase() === wanted.toUpperCase()).length === 1;
}
