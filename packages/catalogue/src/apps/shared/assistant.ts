import type { ModelRecord } from "@vitrine/model";
import { contentsOf } from "../../choices/contents/contents.ts";
import { memoryOf } from "../../memory/memoryOf.ts";
import { isCalledAssistant } from "../../memory/weights/assistants.ts";

/**
 * The model that the weights of a repository assist, as a draft model or a head does; undefined for whole models, and where the record
 * does not name it.
 */
export function assistedModel(record: ModelRecord): string | undefined {
	if (!isCalledAssistant(record)) return undefined;
	const contents = contentsOf(record);
	const [base] = contents.bases.ids;
	if (base === undefined || isCalledAssistant({ id: base, tags: [] })) return undefined;
	return memoryOf(record, contents).assists ? base : undefined;
}

/** How a draft model finds the next words, by its name and its tags; undefined if they do not tell. */
export function draftMethod({ id, tags }: ModelRecord): string | undefined {
	const told = [id, ...tags].join(" ");
	return METHODS.find(([pattern]) => pattern.test(told))?.[1];
}

const METHODS: readonly (readonly [told: RegExp, method: string])[] = [
	[/dspark/i, "DSPARK"],
	[/dflash/i, "DFLASH"],
	[/eagle-?3/i, "EAGLE3"],
	[/eagle/i, "EAGLE"],
];
