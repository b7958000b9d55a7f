/** A source that cannot be opened, or not be read to its end; the message says what would be right. */
export class SourceError extends Error {
	/** The path, file and line, or URL that is meant. */
	readonly where: string;

	constructor(where: string, message: string, options?: ErrorOptions) {
		super(`${where}: ${message}`, options);
		this.name = "SourceError";
		this.where = where;
	}
}

/** What an error of any kind says, in a line. */
export function reason(error: unknown): string {
	const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
	return cause instanceof Error ? `${message} (${cause.message})` : message;
}

/** The code that Node gives errors of the file system (`ENOENT`), undefined for others. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
