import { formats, languages, type ModelRecord } from "@vitrine/model";
import type { ReactElement, ReactNode } from "react";
import { stringify } from "yaml";
import { links } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Folded } from "./Folded.tsx";
import { Gguf } from "./Gguf.tsx";
import { LABELS } from "../../../facts/labels.ts";
import { type EvaluationResult, resultsOf } from "../../../facts/results.ts";
import { ResultTable } from "./ResultTable.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { LeftOutList } from "./LeftOutList.tsx";
import { Languages } from "./Languages.tsx";
import { Tags, tagsOf } from "./Tags.tsx";
import { Tensors } from "./Tensors.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** Whether a record has metadata to show. */
export const hasMetadata = (record: ModelRecord): boolean =>
	record.tags.length > 0 || PARTS.some(([, , contentOf]) => contentOf(record));

/** The metadata of a model: formats, tensors, results, configuration and tags. */
export function MetadataTab({ record }: { readonly record: ModelRecord }): ReactElement {
	return (
		<div className="metadata">
			<Heading level={2} id="metadata" className="hidden">
				Metadata
			</Heading>
			{PARTS.map(([id, title, contentOf]) => {
				const content = contentOf(record);
				return (
					content && (
						<section key={id}>
							<Heading level={3} id={id}>
								{title}
							</Heading>
							{content}
						</section>
					)
				);
			})}
		</div>
	);
}

/** The parts: id, heading and content; without content, a part is left out. */
const PARTS: readonly (readonly [string, string, (record: ModelRecord) => ReactNode])[] = [
	["formats", LABELS.formats, (record) => commaList(formats(record))],
	[
		"tensors",
		"Parameters by type",
		({ safetensors }) => safetensors?.parameters && <Tensors parameters={safetensors.parameters} />,
	],
	["repository", LABELS.repository, ({ usedStorage }) => !!usedStorage && <Repository bytes={usedStorage} />],
	["gguf", "GGUF", ({ id, gguf }) => gguf && <Gguf id={id} gguf={gguf} />],
	["results", "Results", (record) => results(resultsOf(record))],
	["configuration", "Configuration", ({ id, config }) => config && <Configuration id={id} config={config} />],
	["card-fields", "Card metadata", ({ id, cardData }) => cardData && fields(id, cardData)],
	["languages", LABELS.languages, (record) => languages(record).length > 0 && <Languages codes={languages(record)} />],
	["tags", "Tags", (record) => tagsOf(record).length > 0 && <Tags id={record.id} tags={tagsOf(record)} />],
	["left-out", "Left out", ({ leftOut = [] }) => leftOut.length > 0 && <LeftOutList parts={leftOut} />],
];

function Repository({ bytes }: { readonly bytes: number }): ReactElement {
	return (
		<p>
			<Size bytes={bytes} /> <span className="muted">of all files in every version</span>
		</p>
	);
}

function commaList(items: readonly string[]): ReactNode {
	return (
		items.length > 0 && (
			<p>
				<Isolated text={items.join(", ")} />
			</p>
		)
	);
}

function results(found: readonly EvaluationResult[]): ReactNode {
	return found.length > 0 && <ResultTable results={found} />;
}

/** Written only when it is rendered: every page of a model looks for what this tab has. */
function Configuration({ id, config }: { readonly id: string; readonly config: object }): ReactElement {
	const text = JSON.stringify(config, null, 2);
	return <Folded text={text} language="json" label="config, as JSON" whole={links.record(id)} />;
}

/** The front matter of the card, without the results, which have their own part. */
function fields(id: string, { "model-index": _results, ...rest }: NonNullable<ModelRecord["cardData"]>): ReactNode {
	return Object.keys(rest).length > 0 && <CardFields id={id} fields={rest} />;
}

/** Characters of JSON up to which fields are written as YAML, which takes ten times as long. */
const LONGEST_YAML = 60_000;

function CardFields({ id, fields }: { readonly id: string; readonly fields: object }): ReactElement {
	const json = JSON.stringify(fields);
	const whole = links.record(id);
	if (json.length > LONGEST_YAML)
		return <Folded text={json} language="json" label="front matter, as JSON" whole={whole} />;
	return <Folded text={stringify(fields).trimEnd()} language="yaml" label="front matter, as YAML" whole={whole} />;
}
