import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isChat } from "../kinds.ts";
import { chat } from "./chat.ts";
import { media } from "./media.ts";
import { object } from "./object.ts";
import type { Examples } from "./shapes.ts";
import { tidied, type Tidying } from "./tidy.ts";
import { text } from "./text.ts";

/** The result of `exampleInput` for a task without an example. */
export const NO_EXAMPLE = "No input example has been defined for this model task.";

/** The examples for calls that are not chats. */
export const others: Examples = { ...text, ...object, ...media };

/**
 * An example input for a model: a text, a file name, an object with the fields of its task, or chat messages for a
 * model with the tag `conversational`; the text NO_EXAMPLE if there is none.
 *
 * @example
 * Object.keys(exampleInput({ id: "acme/demo", tags: [], pipeline_tag: "question-answering" })); // ["question", "context"]
 * exampleInput({ id: "acme/demo", tags: [] }); // "No input example has been defined for this model task."
 */
export function exampleInput(record: ModelRecord, tidying: Tidying = {}): Value {
	const example = exampleIn(isChat(record) ? chat : others, record);
	return example === undefined ? NO_EXAMPLE : tidied(example, tidying);
}

/** The example for a record; undefined if there is none. */
export function exampleIn(examples: Examples, record: ModelRecord): Value | undefined {
	const task = record.pipeline_tag ?? "";
	const example = Object.hasOwn(examples, task) ? examples[task] : undefined;
	return typeof example === "function" ? example(record) : example;
}
