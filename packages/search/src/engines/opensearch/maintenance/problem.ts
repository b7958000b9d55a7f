import { messageOf } from "@vitrine/model";
import { IndexError } from "../../../api/errors.ts";
import type { HealthProblem } from "../../../api/maintenance.ts";

/** The problem that an error of a node or an index shows; `subject` is its address or name. */
export const problemOfError = (error: unknown, subject: string): HealthProblem => ({
	code: error instanceof IndexError ? error.code : "unavailable",
	subject,
	message: messageOf(error),
});
