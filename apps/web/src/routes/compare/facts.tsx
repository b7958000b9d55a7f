import { libraries, memoryNeeded } from "@vitrine/catalogue";
import {
	baseModels,
	formats,
	isGated,
	languageName,
	languages,
	licences,
	type ModelRecord,
	parameterCount,
} from "@vitrine/model";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { links } from "../../links.ts";
import { Ago, Count, Size, Unknown } from "../../ui/Numbers.tsx";
import { TaskLink } from "../../ui/TaskLink.tsx";
import { sizeOf, typesOf } from "../models/size.ts";

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

type Fact = readonly [label: string, cellOf: (record: ModelRecord, now: Date) => Cell];

/** What models are compared by, in the order it is asked. What no model says is left out. */
export function factsOf(models: readonly ModelRecord[], now: Date): readonly FactGroup[] {
	const groups = GROUPS.map(({ label, note, facts }): FactGroup => {
		const rows = facts
			.map((fact) => rowOf(fact, models, now))
			.filter(({ cells }) => cells.some(({ value }) => value !== ""));
		return note === undefined ? { label, rows } : { label, note, rows };
	});
	return groups.filter(({ rows }) => rows.length > 0);
}

function rowOf([label, cellOf]: Fact, models: readonly ModelRecord[], now: Date): FactRow {
	return factRow(
		label,
		models.map((record) => cellOf(record, now)),
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
			[
				"Task",
				({ pipeline_tag: task }) => (task === undefined ? UNKNOWN : { value: task, shown: <TaskLink id={task} /> }),
			],
			[
				"Library",
				({ library_name: key }) => (key === undefined ? UNKNOWN : { value: key, shown: <LibraryLink id={key} /> }),
			],
			["Licence", (record) => list(licences(record), (licence) => links.models({ licence }))],
			["Access", accessOf],
			["Languages", (record) => list(languages(record).map((code) => languageName(code) ?? code))],
			["Base model", (record) => list(baseModels(record), links.model)],
		],
	},
	{
		label: "How large it is",
		facts: [
			["Parameters", (record) => figure(parameterCount(record), (value) => <Count value={value} />)],
			["Published size", publishedOf],
			["Formats", (record) => list(formats(record))],
		],
	},
	{
		label: "Memory it takes",
		note: "Weights and a fifth more, for a short context and the program.",
		facts: [
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
			["Updated", ({ lastModified: when }, now) => moment(when, now)],
			["Created", ({ createdAt: when }, now) => moment(when, now)],
		],
	},
];

function LibraryLink({ id }: { readonly id: string }): ReactElement {
	const library = libraries.find(({ key }) => key === id);
	return <a href={library ? links.library(id) : links.models({ library: id })}>{library?.prettyLabel ?? id}</a>;
}

function accessOf(record: ModelRecord): Cell {
	if (!isGated(record)) return { value: "open", shown: "open" };
	const text = record.gated === "manual" ? "gated, each request is decided on" : "gated";
	return { value: text, shown: <span className="gated">{text}</span> };
}

function publishedOf(record: ModelRecord): Cell {
	const size = sizeOf(record);
	if (size === undefined) return UNKNOWN;
	const of = size.of === "weights" ? typesOf(record).join(" + ") : "whole repository";
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
	return (record) => {
		const parameters = parameterCount(record);
		return figure(parameters === undefined ? undefined : memoryNeeded(parameters, type), (bytes) => (
			<Size bytes={bytes} />
		));
	};
}

function figure(value: number | undefined, shown: (value: number) => ReactNode): Cell {
	return value === undefined ? UNKNOWN : { value: String(value), shown: shown(value) };
}

function moment(when: string | undefined, now: Date): Cell {
	const known = when !== undefined && !Number.isNaN(Date.parse(when));
	return known ? { value: when, shown: <Ago when={when} now={now} /> } : UNKNOWN;
}

/** Values of a list that are shown; the others are counted. */
const SHOWN = 6;

function list(values: readonly string[], href?: (value: string) => string): Cell {
	if (values.length === 0) return UNKNOWN;
	return {
		value: values.toSorted().join("\n"),
		shown: (
			<>
				{values.slice(0, SHOWN).map((value, at) => (
					<Fragment key={value}>
						{at > 0 && ", "}
						{href ? <a href={href(value)}>{value}</a> : value}
					</Fragment>
				))}
				{values.length > SHOWN && <span className="muted"> and {values.length - SHOWN} more</span>}
			</>
		),
	};
}
