import { type ModelRecord, name } from "@vitrine/model/reading";

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

/** Whether the record has a chat template, of the tokenizer or the processor. */
export const hasChatTemplate = ({ config }: ModelRecord): boolean =>
	[config?.chat_template_jinja, config?.tokenizer_config?.chat_template, config?.processor_config?.chat_template].some(
		(template) => template !== undefined && template !== null && template.length > 0,
	);

/** Whether a model of the task any-to-any takes messages: hubs tag few of them as chat models, so their names count. */
export const takesMessages = (model: ModelRecord): boolean =>
	model.tags.includes("conversational") || hasChatTemplate(model) || TUNED.test(name(model));

const TUNED = /(?:^|[-_.])(?:chat|instruct|it|omni|reasoning|thinking)(?=$|[-_.])/i;
