/** What a library’s page says if its registry no longer has the package. */
export const withdrawnText = (since: string): string =>
	`Its package has been missing from the registry since ${since}, so the install line fails, and its models are offered in other ways first.`;
