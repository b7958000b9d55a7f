/** JSON indented by four spaces, with lists of plain values on one line. */
export function asJson(value: unknown, margin = ""): string {
	if (!isCompound(value)) return JSON.stringify(value) ?? "null";
	const isList = Array.isArray(value);
	if (isList && !value.some(isCompound)) return `[${value.map((one) => asJson(one)).join(", ")}]`;
	const inner = `${margin}    `;
	const parts = isList
		? value.map((one) => asJson(one, inner))
		: Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${asJson(one, inner)}`);
	const [open, close] = isList ? "[]" : "{}";
	return parts.length === 0 ? `${open}${close}` : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}`;
}

function isCompound(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
