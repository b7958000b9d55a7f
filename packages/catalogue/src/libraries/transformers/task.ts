import type { ModelRecord } from "@vitrine/model";

/** The task of the model, by its record, its transformers info, or a tag for image-text models. */
export const taskOf = (model: ModelRecord): string | undefined =>
	model.pipeline_tag ?? model.transformersInfo?.pipeline_tag ?? (model.tags.includes(SEES) ? SEES : undefined);

const SEES = "image-text-to-text";

/** Whether it is loaded as a chat model: a text or image-text model that is tagged as one. */
export const isChat = (model: ModelRecord): boolean =>
	model.tags.includes("conversational") && CHAT_TASKS.has(taskOf(model) ?? "");

const CHAT_TASKS: ReadonlySet<string> = new Set(["text-generation", SEES]);
