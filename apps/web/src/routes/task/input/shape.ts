/** The structure of a payload in a few words: `text`, `a list of {role, content}`, `{question, context}`. */
export function shapeOf(value: unknown): string {
	if (typeof value === "string") return FILE.test(value) ? "a file, sent unchanged" : "text";
	if (Array.isArray(value)) return `a list of ${value.length === 0 ? "anything" : innerShape(value[0])}`;
	if (typeof value === "object" && value !== null) return innerShape(value);
	return typeof value;
}

const FILE = /^[\w-]+\.(flac|mp3|wav|jpg|jpeg|png|webp|mp4)$/;

function innerShape(value: unknown): string {
	if (Array.isArray(value)) return "lists";
	if (typeof value !== "object" || value === null) return typeof value === "string" ? "texts" : `${typeof value}s`;
	return `{${Object.entries(value)
		.map(([name, inner]) => (Array.isArray(inner) ? `${name}[]` : name))
		.join(", ")}}`;
}
