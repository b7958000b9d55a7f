import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isChat } from "../kinds.ts";
import { chat } from "./chat.ts";
import { media } from "./media.ts";
import { object } from "./object.ts";
import { tidied, type Tidying } from "./tidy.ts";
import { text } from "./text.ts";

/** What `exampleInput` returns for a task that has no example. */
export const NO_EXAMPLE = "No input example has been defined for this model task.";

const examples = { ...text, ...object, ...media };

/**
 * An example of what to send to a model: a text, a file name, an object in the shape of its task's payload, or
 * chat messages for a model tagged `conversational`; the text NO_EXAMPLE where there is none.
 */
export function exampleInput(record: ModelRecord, tidying: Tidying = {}): Value {
	const task = record.pipeline_tag ?? "";
	const found = isChat(record) ? chat : examples;
	if (!Object.hasOwn(found, task)) return NO_EXAMPLE;
	const example = found[task]!;
	return tidied(typeof example === "function" ? example(record) : example, tidying);
}
