import { memoryNeeded, OVERHEAD } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { links } from "../../base/links.ts";
import { Ago, Count, Size, Unknown } from "../../ui/marks/Numbers.tsx";
import { TaskLink } from "../../ui/marks/TaskLink.tsx";
import { type Access, factsOf, type ModelFacts, type Named } from "../../facts/facts.ts";

/** What is known of a model under one heading. */
export interface Cell {
	/** What it is told apart from others by; empty where it is not known. */
	readonly value: string;
	readonly shown: ReactNode;
}

/** Something to know of every model. */
export interface FactRow {
	readonly label: string;
	readonly cells: readonly Cell[];
	/** Whether it is not the same of all. */
	readonly differs: boolean;
}

/** Rows that belong together. */
export interface FactGroup {
	readonly label: string;
	/** What the figures rest on. */
	readonly note?: string;
	readonly rows: readonly FactRow[];
}

/** What the models stand among. */
export interface Surroundings {
	readonly now: Date;
	/** Base models that have a page. */
	readonly bases: ReadonlySet<string>;
}

type Fact = readonly [label: string, cellOf: (facts: ModelFacts, around: Surroundings) => Cell];

/** What models are compared by, in the order it is asked. What no model says is left out. */
export function groupsOf(models: readonly ModelRecord[], around: Surroundings): readonly FactGroup[] {
	const known = models.map(factsOf);
	const groups = GROUPS.map(({ label, note, facts }): FactGroup => {
		const rows = facts
			.map((fact) => rowOf(fact, known, around))
			.filter(({ cells }) => cells.some(({ value }) => value !== ""));
		return note === undefined ? { label, rows } : { label, note, rows };
	});
	return groups.filter(({ rows }) => rows.length > 0);
}

function rowOf([label, cellOf]: Fact, models: readonly ModelFacts[], around: Surroundings): FactRow {
	return factRow(
		label,
		models.map((facts) => cellOf(facts, around)),
	);
}

/** A row of cells, which knows whether they differ. */
export function factRow(label: string, cells: readonly Cell[]): FactRow {
	return { label, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 };
}

const UNKNOWN: Cell = { value: "", shown: <Unknown /> };

const GROUPS: readonly { readonly label: string; readonly note?: string; readonly facts: readonly Fact[] }[] = [
	{
		label: "What it is",
		facts: [
			["Task", ({ task }) => (task ? { value: task.id, shown: <TaskLink id={task.id} /> } : UNKNOWN)],
			["Library", ({ library }) => (library ? { value: library.id, shown: <LibraryLink {...library} /> } : UNKNOWN)],
			["Licence", ({ licences }) => list(licences, (licence) => links.models({ licence }))],
			["Access", ({ access }) => accessCell(access)],
			["Languages", ({ languages }) => list(languages)],
			[
				"Base model",
				({ baseModels }, { bases }) => list(baseModels, (id) => (bases.has(id) ? links.model(id) : undefined)),
			],
		],
	},
	{
		label: "How large it is",
		facts: [
			["Parameters", ({ parameters }) => figure(parameters, (value) => <Count value={value} />)],
			["Published size", publishedCell],
			["Formats", ({ formats }) => list(formats)],
		],
	},
	{
		label: "Memory it takes",
		note: "Weights and a fifth more, for a short context and the program.",
		facts: [
			["As published", ({ size }) => bytesCell(size?.of === "weights" ? Math.ceil(size.bytes * OVERHEAD) : undefined)],
			["16-bit", memoryAs("BF16")],
			["8-bit (Q8_0)", memoryAs("Q8_0")],
			["4-bit (Q4_K_M)", memoryAs("Q4_K_M")],
		],
	},
	{
		label: "How it is used",
		facts: [
			["Downloads", ({ downloads }) => figure(downloads, (value) => <Count value={value} />)],
			["Likes", ({ likes }) => figure(likes, (value) => <Count value={value} />)],
			["Updated", ({ updated }, { now }) => moment(updated, now)],
			["Created", ({ created }, { now }) => moment(created, now)],
		],
	},
];

function LibraryLink({ id, name, known }: Named): ReactElement {
	return <a href={known ? links.library(id) : links.models({ library: id })}>{name}</a>;
}

const ACCESS: Readonly<Record<Access, string>> = {
	open: "open",
	gated: "gated",
	reviewed: "gated, each request is decided on",
	private: "private",
	disabled: "disabled",
};

function accessCell(access: Access): Cell {
	const text = ACCESS[access];
	return { value: text, shown: access === "open" ? text : <span className="gated">{text}</span> };
}

function publishedCell({ size, sizeOf: of }: ModelFacts): Cell {
	if (size === undefined) return UNKNOWN;
	return {
		value: `${size.bytes} ${of}`,
		shown: (
			<>
				<Size bytes={size.bytes} /> <span className="muted">{of}</span>
			</>
		),
	};
}

function memoryAs(type: string): Fact[1] {
	return ({ parameters }) => bytesCell(parameters === undefined ? undefined : memoryNeeded(parameters, type));
}

function bytesCell(value: number | undefined): Cell {
	return figure(value, (bytes) => <Size bytes={bytes} />);
}

function figure(value: number | undefined, shown: (value: number) => ReactNode): Cell {
	return value === undefined ? UNKNOWN : { value: String(value), shown: shown(value) };
}

function moment(when: string | undefined, now: Date): Cell {
	return when === undefined ? UNKNOWN : { value: when, shown: <Ago when={when} now={now} /> };
}

/** Values of a list that are shown; the others are counted. */
const SHOWN = 6;

/** `href` gives the page of a value, where it has one. */
function list(values: readonly string[], href: (value: string) => string | undefined = () => undefined): Cell {
	if (values.length === 0) return UNKNOWN;
	return {
		value: values.toSorted().join("\n"),
		shown: (
			<>
				{values.slice(0, SHOWN).map((value, at) => (
					<Fragment key={value}>
						{at > 0 && ", "}
						<Linked href={href(value)}>{value}</Linked>
					</Fragment>
				))}
				{values.length > SHOWN && <span className="muted"> and {values.length - SHOWN} more</span>}
			</>
		),
	};
}

function Linked({ href, children }: { readonly href: string | undefined; readonly children: string }): ReactElement {
	return href === undefined ? <>{children}</> : <a href={href}>{children}</a>;
}
