import type { ModelRecord } from "@vitrine/model";

/** The task of the model, as its record or the transformers part of it says. */
export const taskOf = (model: ModelRecord): string | undefined =>
	model.pipeline_tag ?? model.transformersInfo?.pipeline_tag;

/** Whether it is loaded to chat: only text models and models that read images are, and they must say so. */
export const isChat = (model: ModelRecord): boolean =>
	model.tags.includes("conversational") && CHAT_TASKS.has(taskOf(model) ?? "");

const CHAT_TASKS: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);
