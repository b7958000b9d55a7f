import type { ModelRecord } from "@vitrine/model";

/** The task of the model, as its record, the transformers part of it or else the tag of a model that reads images says. */
export const taskOf = (model: ModelRecord): string | undefined =>
	model.pipeline_tag ?? model.transformersInfo?.pipeline_tag ?? (model.tags.includes(SEES) ? SEES : undefined);

const SEES = "image-text-to-text";

/** Whether it is loaded to chat: only text models and models that read images are, and they must say so. */
export const isChat = (model: ModelRecord): boolean =>
	model.tags.includes("conversational") && CHAT_TASKS.has(taskOf(model) ?? "");

const CHAT_TASKS: ReadonlySet<string> = new Set(["text-generation", SEES]);
