import type { ModelRecord } from "@vitrine/model";
import type { Evidence } from "../evidence.ts";
import type { Bases } from "./bases.ts";

type AdapterKind = "lora" | "controlnet" | "textual inversion" | "peft";

/** Weights that are of use only with a base model. */
export interface Adapter {
	readonly kind: AdapterKind;
	readonly from: Evidence;
}

/** The adapter that a repository holds; undefined for a whole model, also one that was trained with adapters. */
export function adapterOf(record: ModelRecord, { relation }: Bases): Adapter | undefined {
	const kind = TAGS.find(([tag]) => record.tags.includes(tag))?.[1];
	const from = evidence(record, relation);
	if (from !== undefined) return { kind: kind ?? "peft", from };
	const isWhole = relation !== undefined || record.library_name === "transformers";
	if (kind === undefined || (kind === "lora" && isWhole)) return undefined;
	return { kind, from: "tag" };
}

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
