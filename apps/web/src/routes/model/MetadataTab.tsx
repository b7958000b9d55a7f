import { baseModels, type ModelRecord } from "@vitrine/model";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { stringify } from "yaml";
import { highlight } from "../../highlight/highlight.ts";
import { links } from "../../links.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Count } from "../../ui/Numbers.tsx";
import { resultsOf } from "./results.ts";
import { ResultTable } from "./ResultTable.tsx";

/** Everything the record says beside its card: where it comes from, its tensors, its results, its configuration, its tags. */
export function MetadataTab({ record }: { readonly record: ModelRecord }): ReactElement {
	const { gguf, safetensors, config, cardData, tags } = record;
	const bases = baseModels(record);
	const results = resultsOf(record);
	const { "model-index": _results, ...fields } = cardData ?? {};
	return (
		<div className="metadata">
			<Heading level={2} id="metadata" className="hidden">
				Metadata
			</Heading>
			<Part id="made-from" title="Made from" shown={bases.length > 0}>
				<ul className="ids">
					{bases.map((id) => (
						<li key={id}>
							<a className="id" href={links.model(id)}>
								{id}
							</a>
						</li>
					))}
				</ul>
			</Part>
			<Part id="tensors" title="Parameters by type" shown={safetensors?.parameters !== undefined}>
				<Tensors parameters={safetensors?.parameters ?? {}} />
			</Part>
			<Part id="gguf" title="GGUF" shown={gguf !== undefined}>
				<dl className="terms">{Object.entries(gguf ?? {}).map(ggufTerm)}</dl>
			</Part>
			<Part id="results" title="Results" shown={results.length > 0}>
				<ResultTable results={results} />
			</Part>
			<Part id="configuration" title="Configuration" shown={config !== undefined}>
				<CodeBlock html={highlight(JSON.stringify(config, null, 2), "json")} label="config, as JSON" />
			</Part>
			<Part id="card-fields" title="Fields of the card" shown={Object.keys(fields).length > 0}>
				<CodeBlock html={highlight(stringify(fields).trimEnd(), "yaml")} label="front matter, as YAML" />
			</Part>
			<Part id="tags" title="Tags" shown={tags.length > 0}>
				<ul className="tags">
					{tags.map((tag) => (
						<li key={tag}>
							<a href={links.models({ q: tag })}>{tag}</a>
						</li>
					))}
				</ul>
			</Part>
		</div>
	);
}

interface PartProps {
	readonly id: string;
	readonly title: string;
	/** Whether the record has it at all. */
	readonly shown: boolean;
	readonly children: ReactNode;
}

function Part({ id, title, shown, children }: PartProps): ReactElement | null {
	if (!shown) return null;
	return (
		<section>
			<Heading level={3} id={id}>
				{title}
			</Heading>
			{children}
		</section>
	);
}

function Tensors({ parameters }: { readonly parameters: Readonly<Record<string, number>> }): ReactElement {
	return (
		<table className="table narrow">
			<caption className="hidden">Parameters by tensor type</caption>
			<thead>
				<tr>
					<th scope="col">Type</th>
					<th scope="col" className="number">
						Parameters
					</th>
				</tr>
			</thead>
			<tbody>
				{Object.entries(parameters).map(([type, count]) => (
					<tr key={type}>
						<th scope="row">
							<code>{type}</code>
						</th>
						<td className="number">
							<Count value={count} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const LONGEST_VALUE = 200;

function ggufTerm([field, value]: [string, unknown]): ReactElement {
	const text = typeof value === "string" ? value : JSON.stringify(value);
	const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
	return (
		<Fragment key={field}>
			<div>
				<dt>{field}</dt>
				<dd>{typeof value === "number" ? <Count value={value} /> : <code>{shown}</code>}</dd>
			</div>
		</Fragment>
	);
}
