import * as z from "zod/mini";
import { isoDate } from "../dates.ts";

// The error of each kind is a noun phrase, the type that messages and the docs name (see notes.ts).

export const text = z.string({ error: "a string" });
export const someText = text.check(z.minLength(1));
export const flag = z.boolean({ error: "true or false" });
export const number = z.number({ error: "a number" });
export const count = number.check(z.gte(0, { error: "a non-negative number" }));

const DATE = { error: "a date such as 2026-08-31 or 2026-08-31T12:00:00Z" };
export const date = z.string(DATE).check(z.refine((value) => isoDate(value) !== undefined, DATE));

export const list = <T extends z.ZodMiniType>(element: T): z.ZodMiniArray<T> => z.array(element, { error: "a list" });
export const texts = list(text);
export const textOrTexts = z.union([text, texts], { error: "a string or a list of strings" });

/** An object that may have other fields, too; these are kept and not checked. */
export function object<T extends Record<string, z.ZodMiniType>>(fields: T): z.ZodMiniObject<T, z.core.$loose> {
	return z.looseObject(fields, { error: "an object" });
}

/** A field that may be absent. The description is its row in docs/sources.md. */
export const optional = <T extends z.ZodMiniType>(schema: T, description: string): z.ZodMiniExactOptional<T> =>
	described(z.exactOptional(schema), description);

/** A schema with its row in docs/sources.md. */
export function described<T extends z.ZodMiniType>(schema: T, description: string): T {
	const own = schema.clone() as T;
	z.globalRegistry.add(own, { description });
	return own;
}
