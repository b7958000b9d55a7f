import type { Value } from "@vitrine/code";
import { frozen } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import { FileText } from "../file.ts";
import type { JsonBody } from "../shapes.ts";

/** What fills the holes of a recorded body; a hole without a filling takes its field with it. */
export type Fillings = Readonly<Record<string, JsonBody | undefined>>;

/** A recorded JSON body with all its holes filled but those for the provider's name of the model. */
export type Filled = JsonBody | undefined | ((providerId: string) => JsonBody | undefined);

/**
 * Fills a recorded JSON body; an object of which nothing is left goes too. Only the recording is searched for holes,
 * never what fills them. `shared`: what no name stands in is frozen, since many calls are to hold it.
 */
export function filled(template: unknown, fillings: Fillings, shared: boolean): Filled {
	if (typeof template === "string") return filledText(template, fillings);
	if (!isObject(template) && !Array.isArray(template)) return template as JsonBody;
	const isList = Array.isArray(template);
	const parts = Object.entries(template).map(([key, item]) => [key, filled(item, fillings, shared)] as const);
	const build = isList ? listOf : recordOf;
	if (parts.some(([, part]) => typeof part === "function")) return (providerId) => build(parts, providerId);
	const whole = build(parts, "");
	return shared && whole !== undefined ? (frozen(whole as Value) as JsonBody) : whole;
}

type Parts = readonly (readonly [key: string, part: Filled])[];

const listOf = (parts: Parts, providerId: string): JsonBody => parts.map(([, part]) => named(part, providerId)!);

function recordOf(parts: Parts, providerId: string): JsonBody | undefined {
	const fields: Record<string, JsonBody> = {};
	let isEmpty = parts.length > 0;
	for (const [key, part] of parts) {
		const value = named(part, providerId);
		if (value === undefined) continue;
		fields[key] = value;
		isEmpty = false;
	}
	return isEmpty ? undefined : fields;
}

/** With the provider's name of the model too. */
export const named = (part: Filled, providerId: string): JsonBody | undefined =>
	typeof part === "function" ? part(providerId) : part;

/** The two holes that the provider's name of the model fills. */
const NAMES: Readonly<Record<string, (providerId: string) => string | undefined>> = {
	model: (providerId) => providerId,
	version: (providerId) => providerId.split(":")[1],
};

/** Whether the provider's name of the model, or a part of it, stands in a filled body. */
export function namesModel(value: JsonBody, providerId: string): boolean {
	if (typeof value === "string") return Object.values(NAMES).some((name) => name(providerId) === value);
	if (typeof value !== "object" || value === null) return false;
	return Object.values(value as Readonly<Record<string, JsonBody>>).some((part) => namesModel(part, providerId));
}

function filledText(template: string, fillings: Fillings): Filled {
	const name = /^\{(\w+)\}$/.exec(template)?.[1];
	if (name !== undefined) return Object.hasOwn(NAMES, name) ? NAMES[name] : fillings[name];
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
