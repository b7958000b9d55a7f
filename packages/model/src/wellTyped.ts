import { pick } from "zod/mini";
import { guardOf } from "./guard.ts";
import type { ModelRecord } from "./record.ts";
import { repaired } from "./repair.ts";
import { recordSchema } from "./schema/record.ts";

type Field = Exclude<keyof typeof recordSchema.shape, "id">;

/**
 * Returns a function that leaves out of a record what the schema refuses in some fields, and gives it a list of tags. A
 * record with nothing wrong in them, such as any that `parseRecord` returned, is returned itself.
 */
export function wellTypedIn(fields: { readonly [F in Field]?: true }): (record: ModelRecord) => ModelRecord {
	const schema = pick(recordSchema, { ...fields, tags: true });
	const isKnownValid = guardOf(schema);
	return (record) => (isKnownValid(record) ? record : { ...repaired(schema, record).value, id: record.id });
}
