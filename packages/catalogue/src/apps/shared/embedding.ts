import type { ModelRecord } from "@vitrine/model";

/** Whether the model computes embeddings. */
export const isEmbedding = ({ pipeline_tag: task }: ModelRecord): boolean =>
	task === "feature-extraction" || task === "sentence-similarity";
