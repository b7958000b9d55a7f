import type { ModelRecord } from "@vitrine/model";
import type { Contents } from "../contents/contents.ts";
import type { Evidence } from "../evidence.ts";
import { reads } from "../reads.ts";
import type { Reason } from "../reasons.ts";
import { files, library, type Rule } from "./rule.ts";

/**
 * A library for types of models that Transformers does not have, where the card names Transformers. Their files come first where that
 * library does not read them.
 */
export const ownType: Rule = {
	name: "own-type",
	offers: ({ record, named, contents }) => {
		if (contents.formats.has("gguf")) return [];
		const own = named?.key === "transformers" ? ownTypeOf(record, contents) : undefined;
		if (own === undefined || named === undefined) return [];
		const offer = library(own.key, own.reason, own.from);
		if (reads(own.key, contents) !== "mismatch") return [offer];
		return [files({ code: "files", stated: named.prettyLabel }, "card"), offer];
	},
};

interface OwnType {
	/** The library that reads the type. */
	readonly key: string;
	readonly reason: Reason;
	readonly from: Evidence;
}

/** The library for a type that Transformers does not read as it is; undefined for others, and where the weights were converted. */
export function ownTypeOf(record: ModelRecord, contents: Contents): OwnType | undefined {
	if (isBirefnet(record, contents)) return { key: "birefnet", reason: BIREFNET, from: "name" };
	const { id, tags, config } = record;
	const type = tags.find((tag) => OWN_TYPES.has(tag)) ?? config?.model_type ?? "";
	const [key, loader] = OWN_TYPES.get(type) ?? [];
	if (key === undefined || loader === undefined || tags.includes("custom_code") || CONVERTED.test(id)) return undefined;
	return { key, reason: { code: "own-type", loader, type }, from: "tag" };
}

/** Models with the code of BiRefNet, for whose output Transformers has no pipeline. */
const isBirefnet = ({ id, tags, pipeline_tag: task }: ModelRecord, { bases }: Contents): boolean =>
	task === "image-segmentation" &&
	tags.includes("custom_code") &&
	[id, ...bases.ids].some((name) => /birefnet|\bRMBG-2/i.test(name));

const BIREFNET = { code: "own-type", loader: "BiRefNet", type: "BiRefNet" } as const;

/** Names of repositories whose weights were converted for Transformers. */
const CONVERTED = /-hf$/i;

/** Types that Transformers 5.24 does not have, or reads only where they were converted, with the key and the label of the library that reads them. */
const OWN_TYPES: ReadonlyMap<string, readonly [key: string, label: string]> = new Map([
	["gr00t_n1_5", ["gr00t", "Isaac GR00T"]],
	["Gr00tN1d6", ["gr00t", "Isaac GR00T"]],
	["Gr00tN1d7", ["gr00t", "Isaac GR00T"]],
	["parler_tts", ["parler_tts", "Parler-TTS"]],
	["qwen3_tts", ["qwen3_tts", "Qwen3-TTS"]],
	["vibevoice", ["vibevoice", "VibeVoice"]],
	["vibevoice_asr", ["vibevoice", "VibeVoice"]],
	["vibevoice_streaming", ["vibevoice", "VibeVoice"]],
]);
