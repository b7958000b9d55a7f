import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isChat } from "../kinds.ts";
import { chat } from "./chat.ts";
import { media } from "./media.ts";
import { object } from "./object.ts";
import type { Examples } from "./shapes.ts";
import { tidied, type Tidying } from "./tidy.ts";
import { text } from "./text.ts";

/** What `exampleInput` returns for a task that has no example. */
export const NO_EXAMPLE = "No input example has been defined for this model task.";

/** The examples of calls that are not chats. */
export const others: Examples = { ...text, ...object, ...media };

/**
 * An example of what to send to a model: a text, a file name, an object in the shape of its task's payload, or
 * chat messages for a model tagged `conversational`; the text NO_EXAMPLE where there is none.
 */
export function exampleInput(record: ModelRecord, tidying: Tidying = {}): Value {
	const example = exampleIn(isChat(record) ? chat : others, record);
	return example === undefined ? NO_EXAMPLE : tidied(example, tidying);
}

/** The example for a record; undefined where there is none. */
export function exampleIn(examples: Examples, record: ModelRecord): Value | undefined {
	const task = record.pipeline_tag ?? "";
	const example = Object.hasOwn(examples, task) ? examples[task] : undefined;
	return typeof example === "function" ? example(record) : example;
}
