import { isTask, libraries, taskName } from "@vitrine/catalogue";
import { baseModels, isGated, languages, licences, type ModelRecord, parameterCount } from "@vitrine/model";
import type { ReactElement, ReactNode } from "react";
import { links } from "../links.ts";
import { Mark } from "./Mark.tsx";
import { Ago, Count, Size } from "./Numbers.tsx";
import { usePage } from "./page.ts";

/** Facts that a row may leave out because every row of the list shares them. */
export type Shared = "task" | "library";

const NONE: readonly Shared[] = [];

interface ModelTableProps {
	readonly models: readonly ModelRecord[];
	readonly caption: string;
	readonly shared?: readonly Shared[];
	/** The figure that orders the rows. */
	readonly sorted?: "downloads" | "likes" | "updated";
	/** Replaces the head of the table, for lists whose columns sort. */
	readonly head?: ReactElement;
}

/** Models in two lines each: the id and what it is, the figures to the right. */
export function ModelTable({ models, caption, shared = NONE, sorted, head }: ModelTableProps): ReactElement {
	return (
		<table className="table models">
			<caption className="hidden">{caption}</caption>
			{head ?? <Head sorted={sorted} />}
			<tbody>
				{models.map((model) => (
					<ModelRow key={model.id} model={model} shared={shared} />
				))}
			</tbody>
		</table>
	);
}

const FIGURES = [
	["Parameters", undefined],
	["Storage", undefined],
	["Downloads", "downloads"],
	["Likes", "likes"],
	["Updated", "updated"],
] as const;

function Head({ sorted }: { readonly sorted: ModelTableProps["sorted"] }): ReactElement {
	return (
		<thead>
			<tr>
				<th scope="col">Model</th>
				{FIGURES.map(([label, key]) => (
					<th
						key={label}
						scope="col"
						className="number"
						aria-sort={key !== undefined && key === sorted ? "descending" : undefined}
					>
						{label}
					</th>
				))}
			</tr>
		</thead>
	);
}

/** One model, as a row of a {@link ModelTable}. */
export function ModelRow({
	model,
	shared,
}: {
	readonly model: ModelRecord;
	readonly shared: readonly Shared[];
}): ReactElement {
	const { now } = usePage();
	return (
		<tr>
			<th scope="row">
				<ModelLink id={model.id} />
				<div className="aside">{asides(model, shared)}</div>
			</th>
			<Figure value={parameterCount(model)} label="parameters" />
			<td className={numberClass(model.usedStorage)}>
				<Size bytes={model.usedStorage} />
			</td>
			<Figure value={model.downloads} label="downloads" />
			<Figure value={model.likes} label="likes" />
			<td className={numberClass(model.lastModified)}>
				<Ago when={model.lastModified} now={now} />
			</td>
		</tr>
	);
}

/** The id of a model as a link: its owner in the background, its name in front. */
export function ModelLink({ id }: { readonly id: string }): ReactElement {
	const slash = id.indexOf("/") + 1;
	return (
		<a className="id" href={links.model(id)}>
			{slash > 0 && <span className="owner">{id.slice(0, slash)}</span>}
			<b>{id.slice(slash)}</b>
		</a>
	);
}

function Figure({ value, label }: { readonly value: number | undefined; readonly label: string }): ReactElement {
	return (
		<td className={numberClass(value)} data-label={label}>
			<Count value={value} />
		</td>
	);
}

function numberClass(value: unknown): string {
	return value === undefined ? "number unknown" : "number";
}

/** The second line: task, library, licence, languages, where it comes from, whether access must be asked for. */
function asides(model: ModelRecord, shared: readonly Shared[]): ReactNode {
	const base = baseModels(model)[0];
	const parts: readonly (readonly [string, ReactNode])[] = [
		["task", !shared.includes("task") && taskOf(model.pipeline_tag)],
		["library", !shared.includes("library") && libraryOf(model.library_name)],
		["licence", licences(model)[0]],
		["languages", languagesOf(model)],
		[
			"gated",
			isGated(model) && (
				<b key="gated" className="gated">
					gated
				</b>
			),
		],
		["base", base !== undefined && base !== model.id && `from ${base}`],
	];
	return parts.map(([key, part]) => part && <span key={key}>{part}</span>);
}

function taskOf(id: string | undefined): ReactNode {
	if (id === undefined || !isTask(id)) return id;
	const { name, modality, color } = taskName(id);
	return (
		<>
			<Mark modality={modality} color={color} />
			{name}
		</>
	);
}

function libraryOf(key: string | undefined): string | undefined {
	return libraries.find((library) => library.key === key)?.prettyLabel ?? key;
}

/** The first three language codes, and how many more. */
function languagesOf(model: ModelRecord): string | undefined {
	const codes = languages(model);
	if (codes.length === 0) return undefined;
	const first = codes.slice(0, 3).join(" ");
	return codes.length > 3 ? `${first} +${codes.length - 3}` : first;
}
