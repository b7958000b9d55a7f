import { z } from "zod";
import { type JsonSchema, jsonSchemaOf } from "./jsonSchema.ts";
import { API, namesIn, type Operation } from "./operation.ts";
import { OPERATIONS } from "./operations/index.ts";
import { problemSchema } from "./problem.ts";
import { writtenAs } from "./query.ts";

/** What a description of the API states of its server. */
interface Server {
	readonly version: string;
	/** The origin and the base path: `https://models.example.org/models`. */
	readonly url: string;
}

/** The API as OpenAPI 3.1, from the schemas that validate its requests. */
export function openApi({ version, url }: Server): object {
	const paths = Map.groupBy<string, Operation>(OPERATIONS, ({ path }) => path);
	const schemas = new Schemas();
	const operations = Object.fromEntries(
		[...paths].map(([path, all]) => [
			path,
			Object.fromEntries(all.map((one) => [one.method, operationOf(one, schemas)])),
		]),
	);
	return {
		openapi: "3.1.0",
		info: {
			title: "Vitrine",
			version,
			summary: "A catalogue of machine-learning models, and code to load and call them.",
			license: { name: "Apache-2.0", identifier: "Apache-2.0" },
		},
		servers: [{ url: `${url}${API}` }],
		tags: [...new Set(OPERATIONS.map(({ group }) => group))].map((name) => ({ name })),
		paths: operations,
		components: { schemas: Object.fromEntries(schemas.named) },
	};
}

function operationOf(operation: Operation, schemas: Schemas): object {
	const { id, group, summary, description } = operation;
	return {
		operationId: id,
		tags: [group],
		summary,
		...(description !== undefined && { description }),
		...(operation.method === "get"
			? { parameters: parametersOf(operation) }
			: { requestBody: bodyOf(operation, schemas) }),
		responses: responsesOf(operation, schemas),
	};
}

/** The parameters of a GET, in the path and in the query. */
function parametersOf({ path, parameters, examples: [example] }: Operation): readonly object[] {
	const { properties = {}, required = [] } = jsonSchemaOf(parameters);
	const inPath = namesIn(path);
	return Object.entries(properties).map(([name, schema]) =>
		Object.assign(written(schema, example?.[name]), {
			name,
			in: inPath.includes(name) ? "path" : "query",
			required: required.includes(name),
			description: schema.description ?? "",
		}),
	);
}

/** How a parameter is written, with a value to try. */
function written(schema: JsonSchema, value: unknown): object {
	const example = value === undefined ? {} : { example: value };
	if (writtenAs(schema) !== "json") return { schema, ...example };
	return { content: { "application/json": { schema, ...example } } };
}

function bodyOf({ parameters, examples }: Operation, schemas: Schemas): object {
	const [example] = examples;
	return {
		required: true,
		content: { "application/json": { schema: schemas.of(parameters), ...(example && { example }) } },
	};
}

function responsesOf({ answer, text, method, path }: Operation, schemas: Schemas): object {
	const json = { "application/json": { schema: schemas.of(answer, "output") } };
	const problem = (description: string): object => ({
		description,
		content: { "application/problem+json": { schema: schemas.of(problemSchema, "output") } },
	});
	const refused = [
		400,
		406,
		422,
		...(path.includes("{") || text ? [404] : []),
		...(method === "post" ? [413, 415] : []),
	];
	return {
		200: {
			description: "The response.",
			headers: { ETag: { description: "Its version.", schema: { type: "string" } } },
			content: { ...json, ...(text && { "text/plain": { schema: { type: "string" } } }) },
		},
		304: { description: "Not modified: the client has this version." },
		...Object.fromEntries(refused.toSorted().map((status) => [status, problem(MEANINGS[status] ?? "")])),
		431: {
			description: "The address and the headers are too long.",
			content: { "text/plain": { schema: { type: "string" } } },
		},
		"4XX": problem("The request cannot be answered."),
		"5XX": problem("The server cannot answer at the moment."),
	};
}

const MEANINGS: Readonly<Record<number, string>> = {
	400: "A parameter is unknown or has a wrong type.",
	404: "Nothing has this name; `nearest` lists similar names.",
	406: "The media types in `Accept` are not available.",
	413: "The body is too large.",
	415: "The body is not JSON.",
	422: "The request is well formed but cannot be answered, such as a task that a provider does not serve.",
};

/** JSON Schemas as a description refers to them, and those that have a name. */
class Schemas {
	readonly named = new Map<string, unknown>();

	of(schema: z.ZodType, io: "input" | "output" = "input"): JsonSchema {
		const made = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
		const {
			$schema: _,
			$defs = {},
			...rest
		} = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
			readonly $schema?: string;
			readonly $defs?: Readonly<Record<string, unknown>>;
		};
		for (const [name, one] of Object.entries($defs)) this.named.set(name, one);
		return rest as JsonSchema;
	}
}
