import { isObject } from "@vitrine/model";
import type { JsonBody } from "../../call.ts";
import { FileText } from "../../file.ts";

/** The values for the holes of a recorded body; a hole without a value is removed with its field. */
export type Fillings = Readonly<Record<string, JsonBody | undefined>>;

/** JSON for a name of the model; undefined if nothing of it remains. */
type Named = (name: string) => JsonBody | undefined;

/**
 * A recorded JSON body with its holes filled. An object that becomes empty is removed, too. Only the recording is
 * searched for holes, never the values.
 */
export function filled(template: unknown, fillings: Fillings): Named {
	if (typeof template === "string") return filledString(template, fillings);
	if (Array.isArray(template)) {
		const items = template.map((item) => filled(item, fillings));
		return (name) => items.map((item) => item(name) ?? null);
	}
	if (!isObject(template)) return () => template as JsonBody;
	const fields = Object.entries(template).map(([key, value]) => [key, filled(value, fillings)] as const);
	return (name) => recordOf(fields, name);
}

function recordOf(fields: readonly (readonly [key: string, value: Named])[], name: string): JsonBody | undefined {
	const record: Record<string, JsonBody> = {};
	let isEmpty = fields.length > 0;
	for (const [key, read] of fields) {
		const value = read(name);
		if (value === undefined) continue;
		record[key] = value;
		isEmpty = false;
	}
	return isEmpty ? undefined : record;
}

function filledString(template: string, fillings: Fillings): Named {
	const hole = /^\{(\w+)\}$/.exec(template)?.[1];
	if (hole === "model") return (name) => name;
	if (hole === "version") return (name) => name.split(":")[1];
	if (hole !== undefined) return () => fillings[hole];
	const head = /^(.*)\{base64\}$/s.exec(template)?.[1];
	const value = head === undefined ? filledText(template, fillings) : fileAfter(filledText(head, fillings), fillings);
	return () => value;
}

/** Holes inside a longer text, filled with texts. */
export function filledText(template: string, fillings: Fillings): string {
	return template.replace(/\{(\w+)\}/g, (_, hole: string) => {
		const filling = fillings[hole];
		if (typeof filling !== "string") throw new TypeError(`No text for {${hole}} in ${template}`);
		return filling;
	});
}

function fileAfter(prefix: string, { base64: file }: Fillings): FileText {
	if (!(file instanceof FileText)) throw new TypeError(`No file to follow ${prefix}`);
	return new FileText(file.filename, prefix);
}
