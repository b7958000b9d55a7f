import { shortened } from "@vitrine/model";

/** UTF-16 units of a reason: a parser's message can quote all of what it was given. */
const LONGEST = 500;

/** The message of any thrown value, with that of its cause, cut to a length that fits a note. */
export function reason(error: unknown): string {
	const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
	const whole = cause instanceof Error ? `${message} (${cause.message})` : message;
	return shortened(whole, LONGEST);
}

/** The code that Node gives an error of the file system or the network (`ENOENT`); undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
