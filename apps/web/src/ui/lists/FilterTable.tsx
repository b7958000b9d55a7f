import type { ReactElement } from "react";
import { endingFound } from "./endings.ts";
import type { FilterCell, FilterColumn, FilterGroup, FilterItem } from "./filterShapes.ts";
import { Heading } from "../page/Heading.tsx";
import { CodeMark } from "../marks/CodeMark.tsx";
import { LevelBar } from "../marks/LevelBar.tsx";
import { Mark } from "../marks/Mark.tsx";

interface FilterTableProps {
	readonly group: FilterGroup;
	readonly columns: readonly FilterColumn[];
	/** The text of the filter, for rows that say why they match. */
	readonly text: string;
	/** Hides the column names, except from screen readers, because an earlier table shows them. */
	readonly bare: boolean;
}

/** The rows of a group, beside its heading. */
export function FilterTable({ group, columns, text, bare }: FilterTableProps): ReactElement {
	if (group.brief) return <Brief group={group} text={text} />;
	return (
		<section className={group.label === undefined ? undefined : "split"}>
			{group.label !== undefined && (
				<Heading level={2} id={group.id} before={group.modality && <Mark modality={group.modality} />}>
					{group.label}
				</Heading>
			)}
			<table className="table">
				<caption className="hidden">{group.label ?? "Found"}</caption>
				<thead className={bare ? "bare" : undefined}>
					<tr>
						{columns.map((column) => (
							<th key={column.label} scope="col" className={columnClass(column)}>
								{bare ? <span className="hidden">{column.label}</span> : column.label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{group.items.map((item) => (
						<FilterRow key={item.key} item={item} columns={columns} text={text} />
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The labels of a group, in columns. */
function Brief({ group, text }: Pick<FilterTableProps, "group" | "text">): ReactElement {
	return (
		<section className="brief">
			<Heading level={2} id={group.id} after={<span className="count muted">{group.items.length}</span>}>
				{group.label}
			</Heading>
			<ul>
				{group.items.map((item) => (
					<li key={item.key}>
						<a href={item.href}>{item.label}</a>
						<Why item={item} text={text} />
					</li>
				))}
			</ul>
		</section>
	);
}

interface FilterRowProps {
	readonly item: FilterItem;
	readonly columns: readonly FilterColumn[];
	readonly text: string;
}

function FilterRow({ item, columns, text }: FilterRowProps): ReactElement {
	return (
		<tr>
			<th scope="row">
				<a href={item.href}>
					{item.mark && <Mark {...item.mark} />}
					{item.label}
				</a>
				<Why item={item} text={text} />
			</th>
			{item.cells.map((cell, at) => (
				<Cell key={columns[at + 1]?.label} cell={cell} column={columns[at + 1]} />
			))}
		</tr>
	);
}

/** The reason for which a file ending finds an item. */
function Why({ item, text }: { readonly item: FilterItem; readonly text: string }): ReactElement | null {
	const found = endingFound(item, text);
	return found === undefined ? null : <span className="why">{found.why}.</span>;
}

function Cell({
	cell,
	column,
}: {
	readonly cell: FilterCell;
	readonly column: FilterColumn | undefined;
}): ReactElement {
	return (
		<td className={columnClass(column, cell.kind)} title={cell.title}>
			{cell.levels && <LevelBar counts={cell.levels} />}
			{cell.code && <CodeMark code={cell.code} />}
			<CellText cell={cell} />
		</td>
	);
}

function CellText({ cell: { kind, text } }: { readonly cell: FilterCell }): ReactElement {
	if (kind === "code") return <code>{text}</code>;
	return kind === "levels" && text !== "" ? <span className="why">{text}</span> : <>{text}</>;
}

function columnClass(column: FilterColumn | undefined, kind = "text"): string | undefined {
	const names = [
		column?.number && "number",
		column?.marked && "marked",
		column?.narrow,
		kind === "muted" && "muted",
	].filter(Boolean);
	return names.length === 0 ? undefined : names.join(" ");
}
