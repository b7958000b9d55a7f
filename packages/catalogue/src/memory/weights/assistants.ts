import { type ModelRecord, parametersInName } from "@vitrine/model/reading";
import { type Bases, parametersOfBase } from "../../choices/contents/bases.ts";
import type { Contents } from "../../choices/contents/contents.ts";
import { isCertainDraft, isNamedAssistant } from "../../choices/contents/draftNames.ts";
import type { Weights } from "../shapes.ts";

/**
 * Whether the weights only assist the larger model of their name, or of their base model, as draft heads and projectors do:
 * `Qwen3-8B-DFlash` with one gigabyte. Where no sizes can be compared, the record must call them a draft.
 */
export function isAssistant(record: ModelRecord, contents: Contents, usual: Weights | undefined): boolean {
	if (!isCalledAssistant(record)) return false;
	const whole = parametersInName(record) ?? parametersOfBase(contents.bases);
	const isDraft = isCalledDraft(record, contents.bases);
	if (whole === undefined || usual === undefined || usual.basis === "name") return isDraft;
	return usual.weights < whole * (isQuantized(contents) && !isDraft ? QUANTIZED : UNQUANTIZED);
}

/** Whether a name or a tag says so, which many whole models have that come with such weights. */
export const isCalledAssistant = (record: ModelRecord): boolean =>
	isNamedAssistant(record) || record.tags.some((tag) => TAGS.has(tag) || DRAFT_TAGS.has(tag));

/** Whether a record calls its model, or the one that it was made from, a draft: what few whole models are called. */
export const isCalledDraft = (record: ModelRecord, { ids }: Bases): boolean =>
	record.library_name === "speculators" ||
	record.tags.some((tag) => DRAFT_TAGS.has(tag)) ||
	[record.id, ...ids].some((id) => isCertainDraft(id));

const isQuantized = ({ quantization, bases, formats }: Contents): boolean =>
	quantization !== undefined || bases.relation === "quantized" || formats.has("gguf");

/** Bytes of a parameter, below which weights are not those of the whole model: 1.6 bits, and 8 bits where nothing says that they are quantized. */
const QUANTIZED = 0.2;
const UNQUANTIZED = 1;

const TAGS: ReadonlySet<string> = new Set(["speculative-decoding"]);

/** SpecForge and Speculators are programs that train draft models. */
const DRAFT_TAGS: ReadonlySet<string> = new Set(["draft-model", "drafter", "specforge", "speculators"]);
