import { settingsOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";

/** Tasks whose models give vectors. */
const EMBEDS: ReadonlySet<string> = new Set(["feature-extraction", "sentence-similarity", "image-feature-extraction"]);

/** The width of the vectors of an embedding model, by its configuration; undefined for other models, or if unknown. */
export function dimensionsOf(record: ModelRecord): number | undefined {
	if (!EMBEDS.has(record.pipeline_tag ?? "")) return undefined;
	return settingsOf(record).number("projection_dim", "hidden_size", "d_model", "n_embd", "dim");
}

/** The most tokens that a model takes, by its configuration or the header of its GGUF file; undefined if unknown. */
export function contextOf(record: ModelRecord): number | undefined {
	const stated = settingsOf(record).number("max_position_embeddings", "n_positions", "max_seq_len", "seq_length");
	return stated ?? record.gguf?.context_length;
}
