import type { Value } from "./value.ts";

/** The position of a hole in its template. */
export interface Place {
	/** Its name in messages: `a Python string`. */
	readonly name: string;
	/** Whether code is allowed here; inside quotes or a comment, only values are. */
	readonly bare: boolean;
	/** Whether it is in a comment, whose words may be on several lines. */
	readonly isComment?: boolean;
	/** Whether what it writes may hold a `HARD_NEWLINE`. */
	readonly hard?: boolean;
	/**
	 * Writes a value so that it reads back as that value and cannot end its place. Further lines of a literal start with
	 * `margin`, the white space at the start of the hole's line.
	 */
	write(value: Value, site: Site, margin: string): string;
}

/** The code that is being written, as a place sees it. */
export interface Site {
	/** Declares an import that the written text needs. */
	need(statement: string): void;
	/** The text before the hole. */
	before(): string;
}
