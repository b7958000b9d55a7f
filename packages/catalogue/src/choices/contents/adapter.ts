import { misstatedParameters, type ModelRecord, parameterCount, parametersInName } from "@vitrine/model/reading";
import type { Evidence } from "../evidence.ts";
import { typeByHub } from "../../loading/likelyClass.ts";
import { type Bases, parametersOfBase } from "./bases.ts";
import { isWidth } from "./quantization.ts";

type AdapterKind = "lora" | "controlnet" | "textual inversion" | "peft";

/** Weights that are of use only with a base model. */
export interface Adapter {
	readonly kind: AdapterKind;
	readonly from: Evidence;
}

/** The adapter that a repository holds; undefined for a whole model, also one that was trained with adapters. */
export function adapterOf(record: ModelRecord, bases: Bases): Adapter | undefined {
	const { relation } = bases;
	const kind = TAGS.find(([tag]) => record.tags.includes(tag))?.[1];
	const from = evidence(record, relation);
	const isTold = from === "files" || from === "config";
	const isConfigured = isQuantized(record) || typeByHub(record) !== undefined;
	if (!isTold && (isConfigured || isAsLargeAsItsBase(record, bases))) return undefined;
	if (from !== undefined) return { kind: kind ?? "peft", from };
	const isWhole = relation !== undefined || record.library_name === "transformers";
	if (kind === undefined || (kind === "lora" && isWhole)) return undefined;
	return { kind, from: "tag" };
}

/** Whether the weights are quantized, as those of whole models are; PEFT's may be trained on such. */
const isQuantized = ({ library_name: named, tags }: ModelRecord): boolean => named !== "peft" && tags.some(isWidth);

/** Merged weights often keep the tag, or the library, of the adapter that they were made with. */
function isAsLargeAsItsBase(record: ModelRecord, bases: Bases): boolean {
	const own = misstatedParameters(record) === undefined ? parameterCount(record) : parametersInName(record);
	return (own ?? 0) >= (parametersOfBase(bases) ?? 2 * LARGE_ADAPTER) / 2;
}

/** Parameters beyond which no adapter is known whose base states no size. */
const LARGE_ADAPTER = 1e9;

const TAGS: readonly (readonly [tag: string, kind: AdapterKind])[] = [
	["controlnet", "controlnet"],
	["lora", "lora"],
	["textual_inversion", "textual inversion"],
];

function evidence(
	{ siblings = [], config, library_name: named, tags }: ModelRecord,
	relation: Bases["relation"],
): Evidence | undefined {
	if (siblings.some(({ rfilename }) => rfilename === "adapter_config.json")) return "files";
	if (config?.peft !== undefined) return "config";
	if (relation === "adapter") return "tag";
	if (named === "peft") return "card";
	return named === undefined && tags.includes("peft") && relation === undefined ? "tag" : undefined;
}
