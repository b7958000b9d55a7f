import { type Choices, choicesFor, isTask, memoryOf, type MemoryEstimate, taskName } from "@vitrine/catalogue";
import { baseModels, isGated, licences, type ModelRecord, parameterCount, shortened } from "@vitrine/model";
import type { ReactElement, ReactNode } from "react";
import { libraryLabel, licenceLabel, shortLanguages } from "../../facts/names.ts";
import { ago } from "../../base/numbers.ts";
import { PartOfMine } from "../marks/PartBar.tsx";
import { Mark } from "../marks/Mark.tsx";
import type { CodeMarkProps } from "../marks/CodeMark.tsx";
import { CodeHead, ModelRow, numberClass } from "./ModelRow.tsx";
import { Estimate } from "../marks/Estimate.tsx";
import { weightsFact } from "../../facts/memory.ts";
import { KeptHtml } from "../page/keptHtml.ts";
import { useNow } from "../page/now.ts";
import { usePage } from "../page/page.ts";
import { Isolated } from "../text/Isolated.tsx";

/** A fact that rows leave out because all of them share it. */
type Shared = "task" | "library";

const NONE: readonly Shared[] = [];

/** Characters of a fact in a row. */
const LONGEST = 200;

interface ModelTableProps {
	readonly models: readonly ModelRecord[];
	readonly caption: string;
	/** The check level of a model's default code, from its choices. */
	readonly codeLevel: (model: ModelRecord, choices: Choices) => CodeMarkProps["code"];
	readonly shared?: readonly Shared[];
	/** A sentence of the catalogue about a model, below its facts. */
	readonly note?: (model: ModelRecord) => string | undefined;
	/** The figure that the rows are sorted by. */
	readonly sorted?: "downloads" | "likes" | "updated";
	/** Keeps the HTML of each row while its record lives: for records that many pages share. Such rows have no note. */
	readonly kept?: boolean;
}

/** Models with a short description and their figures. */
export function ModelTable({ models, caption, sorted, kept = false, ...rows }: ModelTableProps): ReactElement {
	return (
		<table className="table models">
			<caption className="hidden">
				<Isolated text={caption} />
			</caption>
			<Head sorted={sorted} />
			{kept ? (
				<KeptRows models={models} {...rows} />
			) : (
				<tbody>
					{models.map((model) => (
						<Row key={model.id} model={model} {...rows} />
					))}
				</tbody>
			)}
		</table>
	);
}

type RowProps = Pick<ModelTableProps, "codeLevel" | "shared" | "note">;

function Row({ model, codeLevel, shared = NONE, note }: RowProps & { readonly model: ModelRecord }): ReactElement {
	const now = useNow();
	const choices = choicesFor(model);
	return (
		<ModelRow
			id={model.id}
			aside={asides(model, shared)}
			{...withNote(note?.(model))}
			code={codeLevel(model, choices)}
			size={<SizeCell model={model} estimate={memoryOf(model, choices.contents)} />}
			figures={{ ...model, parameters: parameterCount(model), updated: model.lastModified }}
			now={now}
		/>
	);
}

const keptRows = new KeptHtml<ModelRecord>();

/** The same rows, each rendered once a day: their ages are in days. */
function KeptRows({ models, shared = NONE, ...rest }: RowProps & Pick<ModelTableProps, "models">): ReactElement {
	const now = useNow();
	const { render } = usePage();
	const html = models.map((model) => {
		const text = `${shared.join()} ${ago(new Date(model.lastModified ?? Number.NaN), now)}`;
		return keptRows.of(model, text, () => render(<Row model={model} shared={shared} {...rest} />));
	});
	return <tbody dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}

function withNote(note: string | undefined): { readonly note?: string } {
	return note === undefined ? {} : { note };
}

interface SizeCellProps {
	readonly model: ModelRecord;
	readonly estimate: MemoryEstimate;
}

function SizeCell({ model, estimate }: SizeCellProps): ReactElement {
	const size = weightsFact(model, estimate);
	return (
		<td className={numberClass(size)}>
			<Estimate figure={size} />
			<PartOfMine needs={estimate.usual?.total} />
		</td>
	);
}

const FIGURES = [
	["Parameters", undefined],
	["Size", undefined],
	["Downloads", "downloads"],
	["Likes", "likes"],
	["Updated", "updated"],
] as const;

function Head({ sorted }: { readonly sorted: ModelTableProps["sorted"] }): ReactElement {
	return (
		<thead>
			<tr>
				<th scope="col">Model</th>
				<CodeHead />
				{FIGURES.map(([label, key]) => (
					<th
						key={label}
						scope="col"
						className="number"
						data-figure={key}
						aria-sort={key !== undefined && key === sorted ? "descending" : undefined}
					>
						{label}
					</th>
				))}
			</tr>
		</thead>
	);
}

/** The second line: task, library, licence, languages, whether it is gated, and the base model. */
function asides(model: ModelRecord, shared: readonly Shared[]): ReactNode {
	const base = baseModels(model)[0];
	const parts: readonly (readonly [string, ReactNode])[] = [
		["task", !shared.includes("task") && taskOf(model.pipeline_tag)],
		["library", !shared.includes("library") && model.library_name && isolated(libraryLabel(model.library_name))],
		["licence", isolated(licences(model).map(licenceLabel)[0])],
		["languages", isolated(shortLanguages(model))],
		[
			"gated",
			isGated(model) && (
				<b key="gated" className="gated">
					gated
				</b>
			),
		],
		[
			"base",
			base !== undefined && base !== model.id && (
				<>
					from <Isolated text={shortened(base, LONGEST)} as="name" />
				</>
			),
		],
	];
	return parts.map(([key, part]) => part && <span key={key}>{part}</span>);
}

function isolated(text: string | undefined): ReactNode {
	return text === undefined ? undefined : <Isolated text={shortened(text, LONGEST)} />;
}

function taskOf(id: string | undefined): ReactNode {
	if (id === undefined || !isTask(id)) return isolated(id);
	const { name, modality, color } = taskName(id);
	return (
		<>
			<Mark modality={modality} color={color} />
			{name}
		</>
	);
}
