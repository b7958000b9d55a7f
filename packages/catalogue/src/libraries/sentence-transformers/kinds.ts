import type { ModelRecord } from "@vitrine/model";

/** Whether a model of texts has a vector for each token, by its tags, which cards write in any case. */
export const isLateInteraction = ({ tags, pipeline_tag: task }: ModelRecord): boolean =>
	task !== "visual-document-retrieval" && tags.some((tag) => /^(?:pylate|colbert)$/i.test(tag));

/** Whether a model scores pairs of texts, by its task or its tags. */
export const isRanker = ({ tags, pipeline_tag: task }: ModelRecord): boolean =>
	task === "text-ranking" || (OPEN.has(task ?? "") && tags.some((tag) => /^cross-?encoder$/i.test(tag)));

/** Whether GGUF files hold a model that ranks texts: few of their records have a task, and their names or tags say it. */
export const isGgufRanker = (model: ModelRecord): boolean =>
	isRanker(model) || [model.id, ...model.tags].some((one) => /\breranker\b/i.test(one));

/** The tasks that hubs give to rankers, besides none. */
const OPEN: ReadonlySet<string> = new Set(["", "text-classification", "feature-extraction", "sentence-similarity"]);
