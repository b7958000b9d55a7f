import type { ReactElement } from "react";
import type { FilterCell, FilterColumn, FilterGroup, FilterItem } from "./filterShapes.ts";
import { Heading } from "../page/Heading.tsx";
import { CodeMark } from "../marks/CodeMark.tsx";
import { Mark } from "../marks/Mark.tsx";

interface FilterTableProps {
	readonly group: FilterGroup;
	readonly columns: readonly FilterColumn[];
	/** Hides the column names, except from screen readers, because an earlier table shows them. */
	readonly bare: boolean;
}

/** The rows of a group, beside its heading. */
export function FilterTable({ group, columns, bare }: FilterTableProps): ReactElement {
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
						<FilterRow key={item.key} item={item} columns={columns} />
					))}
				</tbody>
			</table>
		</section>
	);
}

function FilterRow({
	item,
	columns,
}: {
	readonly item: FilterItem;
	readonly columns: readonly FilterColumn[];
}): ReactElement {
	return (
		<tr>
			<th scope="row">
				<a href={item.href}>
					{item.mark && <Mark {...item.mark} />}
					{item.label}
				</a>
			</th>
			{item.cells.map((cell, at) => (
				<Cell key={columns[at + 1]?.label} cell={cell} column={columns[at + 1]} />
			))}
		</tr>
	);
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
			{cell.code && <CodeMark code={cell.code} />}
			{cell.kind === "code" ? <code>{cell.text}</code> : cell.text}
		</td>
	);
}

function columnClass(column: FilterColumn | undefined, kind = "text"): string | undefined {
	const names = [column?.number && "number", column?.narrow, kind === "muted" && "muted"].filter(Boolean);
	return names.length === 0 ? undefined : names.join(" ");
}
