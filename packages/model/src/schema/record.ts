import * as z from "zod/mini";
import { cardData, transformersInfo, widgetExample } from "./card.ts";
import { config } from "./config.ts";
import { gguf, providerMapping, safetensors, sibling } from "./files.ts";
import { leftOut } from "./leftOut.ts";
import { count, date, described, flag, list, number, object, optional, someText, text, texts } from "./kinds.ts";

const gate = z.union([z.boolean(), z.enum(["auto", "manual"])], { error: 'false, true, "auto" or "manual"' });

/**
 * A model record: the one description of it. Types (record.ts), the fast guard (guard.ts), repairs (repair.ts) and the
 * table in docs/sources.md are made from this, or tested against it.
 */
export const recordSchema = object({
	id: described(text, "`owner/name`, or a bare `name`."),
	tags: described(texts, "Tags of the model; an empty list if there are none."),
	pipeline_tag: optional(someText, "Task, such as `text-generation`."),
	library_name: optional(someText, "Key of the library that loads it, such as `transformers`."),
	author: optional(someText, "Publisher, if the id has no owner."),
	sha: optional(someText, "Commit of the repository."),
	createdAt: optional(date, "When the repository was created."),
	lastModified: optional(date, "When it last changed."),
	private: optional(flag, "Whether it is private to its owner."),
	disabled: optional(flag, "Whether the hub has disabled it."),
	gated: optional(gate, "Whether readers must request access, and who grants it."),
	downloads: optional(count, "Downloads in the last 30 days."),
	likes: optional(count, "Number of likes."),
	trendingScore: optional(number, "The hub's measure of current popularity."),
	usedStorage: optional(count, "Size of the repository in bytes."),
	num_parameters: optional(count, "Number of parameters, if the source does not know the weights files."),
	config: optional(config, "Settings from the repository's files."),
	cardData: optional(cardData, "Metadata of the model card."),
	widgetData: optional(list(widgetExample), "Example inputs of the model card."),
	transformersInfo: optional(transformersInfo, "How transformers loads it."),
	mask_token: optional(text, "Token that a fill-mask model fills in."),
	safetensors: optional(safetensors, "Headers of its safetensors files."),
	gguf: optional(gguf, "Header of its GGUF file."),
	siblings: optional(list(sibling), "Files of the repository."),
	inferenceProviderMapping: optional(providerMapping, "Inference providers that serve it."),
	leftOut: optional(list(leftOut), "Parts that an import left out because the record was too large."),
});
