import type { ModelRecord } from "@vitrine/model";

/** The task of the model, by its record, its transformers info, or a tag of one that is often only tagged. */
export const taskOf = (model: ModelRecord): string | undefined =>
	model.pipeline_tag ?? model.transformersInfo?.pipeline_tag ?? TAGGED.find((task) => model.tags.includes(task));

const SEES = "image-text-to-text";

/** Tasks that records often have as a tag alone. */
const TAGGED: readonly string[] = [SEES, "text2text-generation"];

/** Whether it is loaded as a chat model: a text or image-text model that is tagged as one. */
export const isChat = (model: ModelRecord): boolean =>
	model.tags.includes("conversational") && CHAT_TASKS.has(taskOf(model) ?? "");

const CHAT_TASKS: ReadonlySet<string> = new Set(["text-generation", SEES]);
