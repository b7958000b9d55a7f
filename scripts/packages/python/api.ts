import { z } from "zod";
import { CLIENTS, fullName } from "../../../packages/inference/src/index.ts";
import { jsonSchemaOf } from "../../../apps/web/src/api/jsonSchema.ts";
import { getMemory, listModels } from "../../../apps/web/src/api/operations/models.ts";
import { postSnippets } from "../../../apps/web/src/api/operations/code.ts";
import { memoryAnswer, modelAnswer, modelsAnswer } from "../../../apps/web/src/api/schemas/model.ts";
import { snippetsAnswer } from "../../../apps/web/src/api/schemas/snippets.ts";
import { hiddenRanges } from "./hidden.ts";
import { docstring, literal, pythonName } from "./names.ts";
import { attribute, type Classes, optionType, referred, type Schema } from "./types.ts";

/** The generated module, below the root of the project. */
export const API_MODULE = "packages/python/src/vitrine/_api.py";

/** Lists of the API that Python names in the singular, because most callers give one value. */
const SINGULAR: Readonly<Record<string, string>> = {
	kinds: "kind",
	languages: "language",
	libraries: "library",
	apps: "app",
	clients: "client",
};

/** Parameters of a list that are for one of its pages. */
const OF_PAGE = new Set(["limit", "cursor", "facets", "facetLimit"]);

/** The answers that Python reads, by the names of their classes. */
const ANSWERS: Readonly<Record<string, z.ZodType>> = {
	SnippetsAnswer: snippetsAnswer,
	ModelsPage: modelsAnswer,
	Model: modelAnswer,
	Memory: memoryAnswer,
};

/** The module with the options and answers of the API, for a version of the project. */
export function apiModule(version: string): string {
	const classes: Classes = { texts: new Map(), named: new Map() };
	for (const [name, schema] of Object.entries(ANSWERS)) declareAnswer(name, schema, classes);
	return `${HEAD}
VERSION = ${literal(version)}

${hiddenRanges()}

${listOf("CLIENTS", CLIENTS.map(fullName))}

${wireNames([...Object.values(ANSWERS), postSnippets.parameters, listModels.parameters])}

${OPTIONS.join("\n\n")}

${[...classes.texts.values()].join("\n\n")}`.replaceAll(/\n{4,}/g, "\n\n\n");
}

const HEAD = `"""The options and responses of the API, from its schemas.

Written by "npm run generate": do not edit.
"""

from dataclasses import dataclass
from typing import Dict, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union
`;

const listOf = (name: string, values: readonly string[]): string =>
	`${name}: Tuple[str, ...] = (\n${values.map((value) => `    ${literal(value)},\n`).join("")})`;

function parametersOf(schema: z.ZodObject, without: readonly string[] = []): readonly [string, Schema][] {
	const properties = Object.entries(jsonSchemaOf(schema).properties ?? {}) as [string, Schema][];
	return properties.filter(([name]) => !without.includes(name));
}

function typedDict(name: string, base: string, about: string, fields: readonly [string, Schema][]): string {
	const lines = fields.map(([field, schema]) =>
		attribute(`${SINGULAR[field] ?? pythonName(field)}: ${optionType(schema)}`, schema.description),
	);
	return `class ${name}(${base}, total=False):\n    ${docstring(about)}\n\n${lines.join("")}`;
}

const listed = parametersOf(listModels.parameters, ["q"]);

const OPTIONS: readonly string[] = [
	typedDict("SnippetOptions", "TypedDict", "What to write, and how.", parametersOf(postSnippets.parameters, ["model"])),
	typedDict(
		"ModelOptions",
		"TypedDict",
		"Which models, in which order.",
		listed.filter(([name]) => !OF_PAGE.has(name)),
	),
	typedDict(
		"PageOptions",
		"ModelOptions",
		"The same, and which page of them.",
		listed.filter(([name]) => OF_PAGE.has(name)),
	),
	typedDict("MemoryOptions", "TypedDict", "The memory to fit.", parametersOf(getMemory.parameters, ["model"])),
];

/** Declares the classes of an answer; what the schemas name keeps its name. */
function declareAnswer(name: string, schema: z.ZodType, classes: Classes): void {
	const { $defs = {}, ...whole } = schemaOf(schema);
	for (const [own, one] of Object.entries($defs)) classes.named.set(own, one);
	if (whole.$ref === undefined) classes.named.set(name, whole);
	referred(name, classes);
}

type Whole = Schema & { readonly $defs?: Readonly<Record<string, Schema>> };

const schemaOf = (schema: z.ZodType): Whole =>
	z.toJSONSchema(schema, { io: "output", unrepresentable: "any", reused: "inline" }) as Whole;

/** The names of the API that differ in Python. */
function wireNames(schemas: readonly z.ZodType[]): string {
	const fields = [...new Set(schemas.flatMap((schema) => fieldsIn(schemaOf(schema))))].toSorted();
	const pairs = fields.flatMap((field) => {
		const name = SINGULAR[field] ?? pythonName(field);
		return name === field || field in SINGULAR ? [] : [`    ${literal(name)}: ${literal(field)},\n`];
	});
	const lists = Object.entries(SINGULAR).map(([field, name]) => `    ${literal(name)}: ${literal(field)},\n`);
	return `WIRE: Dict[str, str] = {\n${pairs.join("")}}
"""The names of the API that are different in Python."""

LISTS: Dict[str, str] = {\n${lists.join("")}}
"""The lists of the snippet options, by their names here."""
`;
}

/** The names of all fields in a schema. */
function fieldsIn(schema: object): readonly string[] {
	return Object.entries(schema).flatMap(([key, value]) => {
		if (typeof value !== "object" || value === null) return [];
		return (key === "properties" ? Object.keys(value) : []).concat(fieldsIn(value));
	});
}
