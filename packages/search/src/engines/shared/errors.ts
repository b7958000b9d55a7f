import { IndexError } from "../../api/errors.ts";

/** The error of an import that has been committed or rolled back. */
export const finishedImport = (): IndexError =>
	new IndexError("closed", { subject: "This import", problem: "is over", advice: "Start another one" });
