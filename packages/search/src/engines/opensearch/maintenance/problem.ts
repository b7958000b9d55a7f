import { IndexError } from "../../../api/errors.ts";
import type { Health } from "../../../api/maintenance.ts";
import { messageOfError } from "../client/errors.ts";

/** A problem found by a health check. */
export interface Problem {
	/** What is wrong and with what, without counts or other text that changes between two checks. */
	readonly code: string;
	readonly message: string;
}

/** `subject` is the node or the index concerned. */
export const problemOfError = (error: unknown, subject: string): Problem => ({
	code: `${error instanceof IndexError ? error.code : "unavailable"} ${subject}`,
	message: messageOfError(error),
});

/** The problems as members of Health. */
export const codesAndMessages = (problems: readonly Problem[]): Required<Pick<Health, "problems" | "codes">> => ({
	problems: problems.map(({ message }) => message),
	codes: problems.map(({ code }) => code),
});
