/** The message of any thrown value, with that of its cause. */
export function reason(error: unknown): string {
	const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
	return cause instanceof Error ? `${message} (${cause.message})` : message;
}

/** The code that Node gives an error of the file system or the network (`ENOENT`); undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
