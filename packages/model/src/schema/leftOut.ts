import * as z from "zod/mini";
import { count, described, object, optional, text } from "./kinds.ts";

/** A part of a record that an import left out. */
export const leftOut = object({
	field: described(text, "The field, or `field.member`."),
	bytes: described(count, "Its size as JSON."),
	reason: described(z.enum(["size", "depth"], { error: '"size" or "depth"' }), "Which bound it exceeded."),
	entries: optional(count, "Number of entries left out; the others of the list are kept."),
});
