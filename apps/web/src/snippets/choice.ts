import { type AppChoice, parseQuantLabel, quantChoices } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { among } from "./among.ts";

/**
 * The file that an app opens, as a line chooses it. Throws a FieldError for a path that the record does not list, and for a
 * name that is no quantization; one that the repository does not have stands for the nearest.
 */
export function checkedChoice(record: ModelRecord, choice: AppChoice): AppChoice {
	const choices = quantChoices(record);
	if (choices.length === 0) return choice;
	const { file, quant } = choice;
	if (file !== undefined) among("file", file, record.siblings?.map(({ rfilename }) => rfilename) ?? []);
	if (quant !== undefined && parseQuantLabel(quant) === undefined && !choices.some(({ label }) => isSame(label, quant)))
		among(
			"quant",
			quant,
			choices.map(({ label }) => label),
		);
	return choice;
}

const isSame = (label: string, quant: string): boolean => label.toLowerCase() === quant.toLowerCase();
