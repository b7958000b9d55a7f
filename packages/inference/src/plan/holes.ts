import { isObject } from "@vitrine/model";
import { FileText } from "../file.ts";
import type { JsonBody } from "../shapes.ts";

/** What fills the holes of a recorded body; a hole without a filling takes its field with it. */
export type Fillings = Readonly<Record<string, JsonBody | undefined>>;

/** A recorded JSON body with its holes filled; an object of which nothing is left goes too. Only the recording is searched for holes, never what fills them. */
export function filled(template: unknown, fillings: Fillings): JsonBody | undefined {
	if (typeof template === "string") return filledText(template, fillings);
	if (Array.isArray(template)) return template.map((item) => filled(item, fillings)!);
	if (!isObject(template)) return template as JsonBody;
	const fields = Object.entries(template).map(([key, item]) => [key, filled(item, fillings)] as const);
	const kept = fields.filter((field): field is [string, JsonBody] => field[1] !== undefined);
	return kept.length === 0 && fields.length > 0 ? undefined : Object.fromEntries(kept);
}

function filledText(template: string, fillings: Fillings): JsonBody | undefined {
	const name = /^\{(\w+)\}$/.exec(template)?.[1];
	if (name !== undefined) return fillings[name];
	const head = /^(.*)\{base64\}$/s.exec(template)?.[1];
	return head === undefined ? filledWords(template, fillings) : behind(filledWords(head, fillings), fillings["base64"]);
}

/** Holes inside a longer text, filled with texts. */
export function filledWords(template: string, fillings: Fillings): string {
	return template.replace(/\{(\w+)\}/g, (_, name: string) => {
		const filling = fillings[name];
		if (typeof filling !== "string") throw new TypeError(`No text for {${name}} in ${template}`);
		return filling;
	});
}

function behind(prefix: string, file: JsonBody | undefined): FileText {
	if (!(file instanceof FileText)) throw new TypeError(`No file to stand behind ${prefix}`);
	return new FileText(file.filename, prefix);
}
