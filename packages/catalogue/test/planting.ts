import type { ModelRecord, Sibling } from "@vitrine/model";

/**
 * The record with a text in the field at a path (as from `readsOf`); undefined for the path of a fixed tag. A file
 * keeps its name after the text, so that its extension still counts.
 */
export function planted(record: ModelRecord, path: string, text: string): ModelRecord | undefined {
	if (path.includes(":")) return undefined;
	if (path === "tags[]") return { ...record, tags: [text, ...record.tags, text] };
	if (path === "siblings[].rfilename") return { ...record, siblings: files(record, text) };
	return put(record, path.split("."), text) as ModelRecord;
}

const files = ({ siblings }: ModelRecord, text: string): readonly Sibling[] =>
	(siblings ?? [{ rfilename: "model.bin" }]).map(({ rfilename }) => ({ rfilename: `${text}/${rfilename}` }));

function put(value: unknown, [step = "", ...rest]: readonly string[], text: string): unknown {
	const name = step.replace("[]", "");
	const fields = typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
	const inner = fields[name];
	const filled = (old: unknown): unknown => (rest.length === 0 ? text : put(old, rest, text));
	if (!step.endsWith("[]")) return { ...fields, [name]: filled(inner) };
	return { ...fields, [name]: Array.isArray(inner) && inner.length > 0 ? inner.map(filled) : [filled(undefined)] };
}
