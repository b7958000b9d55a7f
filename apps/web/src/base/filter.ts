/** Whether every word typed occurs in the row's label, key or further words. */
export function matches(
	row: { readonly key: string; readonly label: string; readonly words?: string },
	text: string,
): boolean {
	const within = plain(`${row.key} ${row.label} ${row.words ?? ""}`);
	return plain(text)
		.split(/\s+/)
		.every((word) => within.includes(word));
}

/** Lower case without accents; dashes and underscores count as spaces. */
function plain(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[-_]+/g, " ").trim();
}
