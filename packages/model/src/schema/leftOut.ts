import * as z from "zod";
import { count, object, optional, text } from "./kinds.ts";

/** A part of a record that an import left out. */
export const leftOut = object({
	field: text.describe("The field, or `field.member`."),
	bytes: count.describe("Its size as JSON."),
	reason: z.enum(["size", "depth"], { error: '"size" or "depth"' }).describe("Which bound it exceeded."),
	entries: optional(count, "Number of entries left out; the others of the list are kept."),
});
