/** How a language lays out the top of a program. */
export interface ImportLayout {
	/** The import statements, comments and blank lines a text begins with. */
	headOf(text: string): string;
	/** The head with the imports that are declared and not stated in it; an empty line stands at its end if it had no statement. */
	layOut(imports: readonly string[], head: string): string;
}
