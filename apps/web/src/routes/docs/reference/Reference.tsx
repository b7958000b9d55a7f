import type { ReactElement } from "react";
import { expectation, type JsonSchema, jsonSchemaOf } from "../../../api/jsonSchema.ts";
import { API, type Operation } from "../../../api/operation.ts";
import { OPERATIONS } from "../../../api/operations/index.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Inline } from "../../../ui/text/Inline.tsx";
import { Scroll } from "../../../ui/text/Scroll.tsx";
import { type ExampleSite, requestsOf } from "./requests.ts";
import { Trial } from "./Trial.tsx";

const GROUPS = Map.groupBy<string, Operation>(OPERATIONS, ({ group }) => group);

/** The headings of the reference, for the table of contents. */
export const REFERENCE_HEADINGS = [...GROUPS].flatMap(([group, all]) =>
	[{ id: idOf(group), text: group, level: 2 }].concat(
		all.map((operation) => ({ id: operation.id, text: nameOf(operation), level: 3 })),
	),
);

/** Every operation of the API, with its parameters and requests to try. */
export function Reference({ site }: { readonly site: ExampleSite }): ReactElement {
	return (
		<>
			{[...GROUPS].map(([group, all]) => (
				<section key={group} className="api-group">
					<Heading level={2} id={idOf(group)}>
						{group}
					</Heading>
					{all.map((operation) => (
						<OperationView key={operation.id} operation={operation} site={site} />
					))}
				</section>
			))}
		</>
	);
}

function idOf(group: string): string {
	return `api-${group.toLowerCase()}`;
}

function nameOf({ method, path }: Operation): string {
	return `${method.toUpperCase()} ${path}`;
}

interface OperationProps {
	readonly operation: Operation;
	readonly site: ExampleSite;
}

function OperationView({ operation, site }: OperationProps): ReactElement {
	const { id, method, path, summary, description } = operation;
	return (
		<section className="api-operation">
			<Heading level={3} id={id}>
				<span className="api-method">{method.toUpperCase()}</span> <code>{API + path}</code>
			</Heading>
			<p>{summary}.</p>
			{description !== undefined && (
				<p>
					<Inline text={description} />
				</p>
			)}
			<Parameters operation={operation} />
			<Fields operation={operation} />
			{requestsOf(operation, site).map((request) => (
				<Trial key={request.curl} request={request} />
			))}
		</section>
	);
}

/** Parameters that are shown at first. */
const FEW = 8;

function Parameters({ operation: { id, parameters } }: { readonly operation: Operation }): ReactElement | null {
	const { properties = {}, required = [] } = jsonSchemaOf(parameters);
	const all = Object.entries(properties);
	if (all.length === 0) return null;
	const table = (
		<Scroll label={`Parameters of ${id}`}>
			<table className="table">
				<thead>
					<tr>
						<th scope="col">Parameter</th>
						<th scope="col">Value</th>
						<th scope="col">What it is</th>
					</tr>
				</thead>
				<tbody>
					{all.map(([name, schema]) => (
						<Parameter key={name} name={name} schema={schema} isRequired={required.includes(name)} />
					))}
				</tbody>
			</table>
		</Scroll>
	);
	if (all.length <= FEW) return table;
	return (
		<details>
			<summary>{all.length} parameters</summary>
			{table}
		</details>
	);
}

interface ParameterProps {
	readonly name: string;
	readonly schema: JsonSchema;
	readonly isRequired: boolean;
}

function Parameter({ name, schema, isRequired }: ParameterProps): ReactElement {
	return (
		<tr>
			<th scope="row">
				<code>{name}</code>
				{isRequired && <span className="muted small"> required</span>}
			</th>
			<td>{expectation(schema)}</td>
			<td>
				<Inline text={schema.description ?? ""} />
			</td>
		</tr>
	);
}

/** The fields of an answer. */
function Fields({ operation: { answer, text } }: { readonly operation: Operation }): ReactElement {
	const schema = jsonSchemaOf(answer) as JsonSchema & { readonly $defs?: Readonly<Record<string, JsonSchema>> };
	const { properties = {} } = schema.properties ? schema : (Object.values(schema.$defs ?? {}).at(-1) ?? {});
	return (
		<p className="small">
			Answer:{" "}
			{Object.keys(properties).map((name, at) => (
				<span key={name}>
					{at > 0 && ", "}
					<code>{name}</code>
				</span>
			))}
			{text && (
				<>
					; or <code>text/plain</code>
				</>
			)}
		</p>
	);
}
