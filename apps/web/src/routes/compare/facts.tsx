import type { ModelRecord } from "@vitrine/model";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { Estimate } from "../../ui/marks/Estimate.tsx";
import { Ago, Count, Size, Unknown } from "../../ui/marks/Numbers.tsx";
import { TaskLink } from "../../ui/marks/TaskLink.tsx";
import { ACCESS, type AccessKind } from "../../facts/access.ts";
import { factsOf, type ModelFacts } from "../../facts/facts.ts";
import type { MemoryFact } from "../../facts/memory.ts";
import { LABELS } from "../../facts/labels.ts";
import { LibraryLink } from "../../ui/marks/LibraryLink.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";

/** The value of a fact for one model. */
interface Cell {
	/** Compared with those of the other models; empty if unknown. */
	readonly value: string;
	readonly shown: ReactNode;
}

/** A fact of all models. */
export interface FactRow {
	readonly label: string;
	readonly cells: readonly Cell[];
	/** Whether the models differ in it. */
	readonly differs: boolean;
}

/** Rows under a heading. */
export interface FactGroup {
	readonly label: string;
	/** How the figures were found. */
	readonly note?: string;
	readonly rows: readonly FactRow[];
}

/** What else the cells depend on. */
interface Context {
	readonly now: Date;
	/** Base models that have a page, each with its id there. */
	readonly bases: ReadonlyMap<string, string>;
}

type Fact = readonly [label: string, cellOf: (facts: ModelFacts, context: Context) => Cell];

/** The facts of the models, in groups; facts that are unknown for all models are left out. */
export function groupsOf(models: readonly ModelRecord[], context: Context): readonly FactGroup[] {
	const known = models.map(factsOf);
	const groups = GROUPS.map(({ label, note, facts }): FactGroup => {
		const rows = facts
			.map((fact) => rowOf(fact, known, context))
			.filter(({ cells }) => cells.some(({ value }) => value !== ""));
		return note === undefined ? { label, rows } : { label, note, rows };
	});
	return groups.filter(({ rows }) => rows.length > 0);
}

function rowOf([label, cellOf]: Fact, models: readonly ModelFacts[], context: Context): FactRow {
	return factRow(
		label,
		models.map((facts) => cellOf(facts, context)),
	);
}

/** A row, with whether its cells differ. */
export function factRow(label: string, cells: readonly Cell[]): FactRow {
	return { label, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 };
}

const UNKNOWN: Cell = { value: "", shown: <Unknown /> };

const GROUPS: readonly { readonly label: string; readonly note?: string; readonly facts: readonly Fact[] }[] = [
	{
		label: "Overview",
		facts: [
			[LABELS.task, ({ task }) => (task ? { value: task.id, shown: <TaskLink id={task.id} /> } : UNKNOWN)],
			[
				LABELS.library,
				({ library }) => (library ? { value: library.id, shown: <LibraryLink {...library} /> } : UNKNOWN),
			],
			[LABELS.licences, ({ licences }) => list(licences, (licence) => links.models({ licence }))],
			[LABELS.access, ({ access }) => accessCell(access)],
			[LABELS.languages, ({ languages }) => list(languages)],
			[LABELS.baseModels, ({ baseModels }, { bases }) => list(baseModels, (id) => baseLink(bases.get(id)))],
		],
	},
	{
		label: "Size",
		facts: [
			[LABELS.parameters, ({ parameters }) => figure(parameters, (value) => <Count value={value} />)],
			[LABELS.dimensions, ({ dimensions }) => figure(dimensions, exactly)],
			[LABELS.context, ({ context }) => figure(context, exactly)],
			[LABELS.size, ({ size }) => estimateCell(size)],
			[LABELS.repository, ({ repository }) => figure(repository, (bytes) => <Size bytes={bytes} />)],
			[LABELS.formats, ({ formats }) => list(formats)],
		],
	},
	{
		label: "Memory",
		note: "For the weights that tools load by default, plus the program and a short context.",
		facts: [["Runs in", ({ memory }) => estimateCell(memory)]],
	},
	{
		label: "Usage",
		facts: [
			[LABELS.downloads, ({ downloads }) => figure(downloads, (value) => <Count value={value} />)],
			[LABELS.likes, ({ likes }) => figure(likes, (value) => <Count value={value} />)],
			[LABELS.updated, ({ updated }, { now }) => moment(updated, now)],
			[LABELS.created, ({ created }, { now }) => moment(created, now)],
		],
	},
];

const baseLink = (id: string | undefined): string | undefined => (id === undefined ? undefined : links.model(id));

const exactly = (value: number): ReactElement => <data value={value}>{exact(value)}</data>;

function accessCell(access: AccessKind): Cell {
	const text = ACCESS[access].label;
	return { value: text, shown: access === "open" ? text : <span className="gated">{text}</span> };
}

/** A size of weights or memory, with the type of the weights. */
function estimateCell(known: MemoryFact | undefined): Cell {
	if (known === undefined) return UNKNOWN;
	const { bytes, label, how } = known;
	return {
		value: `${bytes} ${label}`,
		shown: (
			<>
				{bytes !== undefined && <Estimate figure={known} />}{" "}
				<span className="muted" title={how}>
					{label}
				</span>
			</>
		),
	};
}

function figure(value: number | undefined, shown: (value: number) => ReactNode): Cell {
	return value === undefined ? UNKNOWN : { value: String(value), shown: shown(value) };
}

function moment(when: string | undefined, now: Date): Cell {
	return when === undefined ? UNKNOWN : { value: when, shown: <Ago when={when} now={now} /> };
}

/** Values of a list that are shown; the others are counted. */
const SHOWN = 6;

/** A list of values, each linked to its page if `href` has one. */
function list(values: readonly string[], href: (value: string) => string | undefined = () => undefined): Cell {
	if (values.length === 0) return UNKNOWN;
	return {
		value: values.toSorted().join("\n"),
		shown: (
			<>
				{values.slice(0, SHOWN).map((value, at) => (
					<Fragment key={value}>
						{at > 0 && ", "}
						<Linked href={href(value)} text={value} />
					</Fragment>
				))}
				{values.length > SHOWN && <span className="muted"> and {values.length - SHOWN} more</span>}
			</>
		),
	};
}

function Linked({ href, text }: { readonly href: string | undefined; readonly text: string }): ReactElement {
	const shown = <Isolated text={text} />;
	return href === undefined ? shown : <a href={href}>{shown}</a>;
}
