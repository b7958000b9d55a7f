import * as z from "zod/mini";
import { RECORD_BOUNDS } from "../bounds/limits.ts";
import { count, described, list, object, optional, text } from "./kinds.ts";

export const safetensors = object({
	parameters: optional(z.catchall(object({}), count), "Parameters by tensor type, such as `BF16`."),
	total: optional(count, "Number of parameters."),
});

export const gguf = object({
	total: optional(count, "Number of parameters."),
	architecture: optional(text, "Architecture, as llama.cpp names it."),
	context_length: optional(count, "Length of the context in tokens."),
	chat_template: optional(text, "Chat template."),
});

const LONGEST = RECORD_BOUNDS.path;
const path = text.check(
	z.maxLength(LONGEST, { error: `a path of at most ${LONGEST.toLocaleString("en")} characters` }),
);

/** A file of the repository. */
export const sibling = object({
	rfilename: described(path, "Path inside the repository."),
	size: optional(count, "Size in bytes."),
});

const mapped = {
	providerId: described(text, "The provider's own name for the model."),
	status: optional(text, "`live` or `staging`."),
	task: optional(text, "Task that the provider serves it for."),
	adapter: optional(text, "`lora` if the provider loads it as an adapter of its base model."),
	adapterWeightsPath: optional(text, "Path of the adapter's weights inside the repository."),
};

/** An object by provider in the info of one model; a list in lists of models. */
export const providerMapping = z.union(
	[
		list(object({ provider: text, ...mapped })),
		z.catchall(
			z.object({}),
			object({ provider: optional(text, "Key of the provider; in an object, the name of the entry."), ...mapped }),
		),
	],
	{ error: "an object or a list" },
);
