/** What a library’s page says if its registry no longer has the package. */
export const goneText = (since: string): string =>
	`The package has not been in its registry since ${since}, so the install line fails, and other ways come first for its models.`;
