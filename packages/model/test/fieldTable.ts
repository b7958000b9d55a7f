import * as z from "zod/mini";
import { definitionOf } from "../src/definition.ts";

/** A Markdown table of all fields of a schema, nested ones by their paths, generated from types and descriptions. */
export function fieldTable(schema: z.core.$ZodType): string {
	const rows = rowsOf("", schema).map((cells) => `| ${cells.join(" | ")} |`);
	return ["| field | type | what it is |", "|---|---|---|", ...rows].join("\n");
}

type Row = readonly [field: string, type: string, description: string];

function rowsOf(path: string, schema: z.core.$ZodType): readonly Row[] {
	return objectsIn(schema).flatMap(([suffix, { shape }]) =>
		Object.entries(shape).flatMap(([name, field]) =>
			rowsFrom(`${path}${suffix}${path === "" ? "" : "."}${name}`, field),
		),
	);
}

/** The row of a field and those inside it; none for a field without a description. */
function rowsFrom(path: string, field: z.core.$ZodType): readonly Row[] {
	const description = z.globalRegistry.get(field)?.description;
	return description === undefined ? [] : [[`\`${path}\``, typeOf(field), description], ...rowsOf(path, field)];
}

/** The object schemas in a field, each with what leads to it: a field may hold a list or a map of objects. */
function objectsIn(schema: z.core.$ZodType): readonly (readonly [suffix: string, def: z.core.$ZodObjectDef])[] {
	const def = definitionOf(schema);
	if (def.type === "optional" || def.type === "nullable") return objectsIn(def.innerType);
	if (def.type === "array") return objectsIn(def.element).map(([suffix, inner]) => [`[]${suffix}`, inner]);
	if (def.type === "union") return def.options.slice(-1).flatMap(objectsIn);
	if (def.type !== "object") return [];
	const others = def.catchall === undefined ? [] : objectsIn(def.catchall);
	return [["", def], ...others.map(([suffix, inner]) => [`.*${suffix}`, inner] as const)];
}

/** The type of a value, from the schema's own errors. */
function typeOf(schema: z.core.$ZodType): string {
	const def = definitionOf(schema);
	if (def.type === "optional") return typeOf(def.innerType);
	if (def.type === "nullable") return `${typeOf(def.innerType)} or null`;
	if (def.type === "array") return `list of ${typeOf(def.element)}s`;
	const wanted = z.safeParse(schema, Symbol("of no type")).error?.issues[0]?.message ?? "";
	return wanted.replace(/^an? | such as .*/g, "");
}
