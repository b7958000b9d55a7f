/** The layout of imports in a language. */
export interface ImportLayout {
	/** The import statements, comments and blank lines at the top of a text. */
	headOf(text: string): string;
	/** Whether it knows every module of the language; else only those that the code of packed files imports. */
	readonly isWhole?: boolean;
	/** The head with the declared imports that it does not contain; ends in an empty line if it had no statement. */
	layOut(imports: readonly string[], head: string): string;
}
