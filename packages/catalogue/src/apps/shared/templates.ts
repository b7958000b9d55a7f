import { isConversational, type ModelRecord } from "@vitrine/model";
import { hasProjector } from "./choices.ts";

/** Whether the model answers messages: by its tag, its task, a chat template or a projector. Others complete a text. */
export const isChat = (model: ModelRecord): boolean =>
	isConversational(model) || seesImages(model) || chatTemplates(model).length > 0 || hasProjector(model);

/** Whether the model answers questions about images. */
export const seesImages = ({ pipeline_tag: task }: ModelRecord): boolean =>
	task === "image-text-to-text" || task === "any-to-any";

/** All chat templates of a record; a repository may have them in several places. */
export function chatTemplates({ gguf, config }: ModelRecord): readonly string[] {
	const places = [
		gguf?.chat_template,
		config?.chat_template_jinja,
		config?.processor_config?.chat_template,
		config?.tokenizer_config?.chat_template,
	];
	return places.flatMap((place) => (typeof place === "string" ? place : (place ?? []).map(({ template }) => template)));
}
