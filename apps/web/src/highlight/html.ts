const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#x27;",
};

/** Text as it is written between tags or inside a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] as string);
}
