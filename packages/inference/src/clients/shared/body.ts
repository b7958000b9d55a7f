import { Env, Text, type Value } from "@vitrine/code";
import { FileText } from "../../file.ts";
import type { Body, HttpRequest, JsonBody } from "../../call.ts";

/** Whether a file's content is anywhere in the JSON. */
export function holdsFile(value: JsonBody): boolean {
	if (value instanceof FileText) return true;
	if (typeof value !== "object" || value === null || value instanceof Env || value instanceof Text) return false;
	return Object.values(value as Readonly<Record<string, JsonBody>>).some(holdsFile);
}

/** The JSON without files in it, as a value to write. */
export const plain = (value: JsonBody): Value => value as Value;

/** The file a body carries, under the name to call it by in a snippet. */
export function fileIn(body: Body): { readonly name: "image" | "audio"; readonly filename: string } | undefined {
	if (body.type !== "json") return undefined;
	const file = firstFile(body.value);
	return file && { name: file.medium, filename: file.filename };
}

function firstFile(value: JsonBody): FileText | undefined {
	if (value instanceof FileText) return value;
	if (!holdsFile(value)) return undefined;
	return Object.values(value as Readonly<Record<string, JsonBody>>)
		.map(firstFile)
		.find((file) => file);
}

/** The headers that a client would not write by itself. */
export function headersWithout({ headers }: HttpRequest, ...own: readonly string[]): Record<string, string | Text> {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}
