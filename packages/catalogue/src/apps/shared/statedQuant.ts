import { baseModels, type ModelRecord } from "@vitrine/model";
import { parseQuantLabel } from "../../quantization/index.ts";

/**
 * The one quantization that a GGUF repository states at the end of its name, as those made by conversion tools do
 * (`NAME-Q4_K_M-GGUF`); undefined if its files are known, or if the name of a base model ends in the same words.
 */
export function statedQuant(record: ModelRecord): string | undefined {
	if (record.siblings?.length) return undefined;
	const label = lastLabel(record.id);
	return baseModels(record).some((base) => lastLabel(base) === label) ? undefined : label;
}

function lastLabel(id: string): string | undefined {
	const name = id.replace(/[-_.]gguf$/i, "");
	const label = parseQuantLabel(name)?.label;
	return label !== undefined && name.toUpperCase().endsWith(label) ? label : undefined;
}
