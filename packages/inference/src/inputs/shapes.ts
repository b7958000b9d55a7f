import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";

/** An example payload, or a function that makes one for a record. */
type Example = Value | ((record: ModelRecord) => Value);

/** By pipeline tag. */
export type Examples = Readonly<Record<string, Example>>;
