import type { Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../../shapes.ts";
import { crossEncoder } from "./crossEncoder.ts";
import { isLateInteraction, isRanker } from "./kinds.ts";
import { encoder, sparseEncoder } from "./encoder.ts";
import { multiVector } from "./multiVector.ts";
import { pylate } from "./pylate.ts";

/** The way to load the model, by the kind of encoder that its tags state. */
export function sentenceTransformersSnippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: kindOf(model)(model) }];
}

function kindOf(model: ModelRecord): (model: ModelRecord) => Python {
	if (isLateInteraction(model)) return pylate;
	if (hasTag(model, "multi-vector")) return multiVector;
	if (hasTag(model, "cross-encoder") || isRanker(model) || model.pipeline_tag === CLASSIFIES) return crossEncoder;
	return isSparse(model) ? sparseEncoder : encoder;
}

/** The task that hubs and cards also give to cross-encoders. */
const CLASSIFIES = "text-classification";

/** Whether a model makes vectors with one dimension for each word, by its tags or as one of SPLADE. */
const isSparse = ({ id, tags }: ModelRecord): boolean =>
	tags.some((tag) => /^(?:sparse-?encoder|splade)$/i.test(tag)) || /(?:^|[/_-])splade(?=$|[_-])/i.test(id);
