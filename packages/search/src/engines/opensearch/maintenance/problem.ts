import { IndexError } from "../../../api/errors.ts";
import type { HealthProblem } from "../../../api/maintenance.ts";
import { messageOfError } from "../client/errors.ts";

/** The problem that an error of a node or an index shows; `subject` is its address or name. */
export const problemOfError = (error: unknown, subject: string): HealthProblem => ({
	code: error instanceof IndexError ? error.code : "unavailable",
	subject,
	message: messageOfError(error),
});
