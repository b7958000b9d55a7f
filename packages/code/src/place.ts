import type { Value } from "./value.ts";

/** Where a hole stands in its template. */
export interface Place {
	/** Its name in messages: `a Python string`. */
	readonly name: string;
	/** Whether code may stand here; else the place is inside quotes or a comment, and takes values only. */
	readonly bare: boolean;
	/** Whether it is in a comment, whose words may be on several lines. */
	readonly isComment?: boolean;
	/** Whether what it writes may hold a `HARD_NEWLINE`. */
	readonly hard?: boolean;
	/**
	 * Writes a value so that it is read back as that value and cannot end the place it stands in. Further lines of a
	 * literal begin with `margin`, the white space that opens the line of the hole.
	 */
	write(value: Value, site: Site, margin: string): string;
}

/** What a place may ask of the code being written. */
export interface Site {
	/** Declares an import the written text needs. */
	need(statement: string): void;
	/** The text that stands before the hole. */
	before(): string;
}
