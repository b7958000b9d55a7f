import { sh, type Shell, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { type Contents, contentsOf } from "../../choices/contents/contents.ts";
import { draftMethod, isNamedDraft } from "../../choices/contents/draftNames.ts";
import { FILL_IN, largerOf } from "../../loading/drafts.ts";
import { memoryOf } from "../../memory/memoryOf.ts";
import { isCalledAssistant, isCalledDraft } from "../../memory/weights/assistants.ts";

/** What the record of a draft model tells of the larger model whose words it drafts. */
export interface Drafted {
	/** The id of that model; undefined where the record does not name it. */
	readonly base: string | undefined;
	/** The id to load, or what to put it in the place of. */
	readonly target: string;
}

/** The model that the weights of a repository assist, as a draft model or a head does; undefined for whole models. */
export function draftedModel(record: ModelRecord): Drafted | undefined {
	if (!isCalledAssistant(record)) return undefined;
	const contents = contentsOf(record);
	if (!memoryOf(record, contents).assists) return undefined;
	const base = largerOf(contents.bases.ids);
	const isTold = isNamedDraft(record.id) || draftMethod(record) !== undefined || isCalledDraft(record, contents.bases);
	if (!isTold && (base === undefined || isConverted(contents))) return undefined;
	return { base, target: base ?? FILL_IN };
}

/** Whether weights are in a format that hubs give to projectors and statistics, too. */
const isConverted = ({ formats, quantization }: Contents): boolean =>
	formats.has("gguf") || quantization?.value === "mlx";

/** A comment that asks for the larger model if the record does not name it. */
export const draftedNote = ({ base }: Drafted): Shell =>
	when(
		base === undefined,
		sh`
			# The record does not name the larger model that this one assists:
			# replace fill-in-base-model with its id.
		`,
	);
