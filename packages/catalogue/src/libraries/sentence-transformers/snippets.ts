import type { Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../../shapes.ts";
import { crossEncoder } from "./crossEncoder.ts";
import { encoder, sparseEncoder } from "./encoder.ts";
import { pylate } from "./pylate.ts";

/** The way to load the model, by the kind of encoder that its tags state. */
export function sentenceTransformersSnippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: kindOf(model)(model) }];
}

function kindOf(model: ModelRecord): (model: ModelRecord) => Python {
	if (hasTag(model, "PyLate") || hasTag(model, "ColBERT")) return pylate;
	if (hasTag(model, "cross-encoder") || RANKS.has(model.pipeline_tag ?? "")) return crossEncoder;
	return hasTag(model, "sparse-encoder") ? sparseEncoder : encoder;
}

/** Tasks of cross-encoders, which hubs and cards also call classification. */
const RANKS: ReadonlySet<string> = new Set(["text-ranking", "text-classification"]);
