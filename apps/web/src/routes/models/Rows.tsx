import type { ReactElement } from "react";
import { links } from "../../links.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Ago, Count, Size, Unknown } from "../../ui/Numbers.tsx";
import { size } from "../../ui/numbers.ts";
import { listAddress } from "./address.ts";
import type { Follow } from "./controls.ts";
import { type Sort, SORT_NAMES } from "./facets.ts";
import { changed, type ListQuery } from "./query.ts";
import type { ListView, RowView, SizeView } from "./view.ts";

/** The models found, two lines each: what it is called, what it is; its figures on the right. */
export function Rows({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement {
	const head = { query: view.query, follow };
	const now = new Date(view.now);
	return (
		<table className="table models">
			<caption className="hidden">{caption(view.query)}</caption>
			<thead>
				<tr>
					<th scope="col">Model</th>
					<th scope="col" className="number">
						Parameters
					</th>
					<th scope="col" className="number wide">
						Size
					</th>
					<SortHead sort="downloads" {...head} />
					<SortHead sort="likes" {...head} />
					<SortHead sort="updated" {...head} />
				</tr>
			</thead>
			<tbody>
				{view.rows.map((row) => (
					<Row key={row.id} row={row} now={now} />
				))}
			</tbody>
		</table>
	);
}

function Row({ row, now }: { readonly row: RowView; readonly now: Date }): ReactElement {
	const { task, facts, gated } = row;
	return (
		<tr>
			<th scope="row">
				<a className="id" href={links.model(row.id)}>
					{row.owner !== "" && <span className="owner">{row.owner}</span>}
					<b>{row.name}</b>
				</a>
				<div className="aside">
					{task && (
						<span>
							{task.mark && <Mark {...task.mark} />}
							{task.label}
						</span>
					)}
					{gated && (
						<span className="gated">
							<Icon name="lock" size={12} /> gated
						</span>
					)}
					{facts.map((fact) => (
						<span key={fact}>{fact}</span>
					))}
				</div>
			</th>
			<Figure label="parameters" value={row.parameters} />
			<td className={`${numberClass(row.size)} wide`}>
				<SizeCell size={row.size} />
			</td>
			<Figure label="downloads" value={row.downloads} />
			<Figure label="likes" value={row.likes} />
			<td className={numberClass(row.updated)}>
				<Ago when={row.updated} now={now} />
			</td>
		</tr>
	);
}

function Figure({ label, value }: { readonly label: string; readonly value: number | undefined }): ReactElement {
	return (
		<td className={numberClass(value)} data-label={label}>
			<Count value={value} />
		</td>
	);
}

function numberClass(value: unknown): string {
	return value === undefined ? "number unknown" : "number";
}

/** Says what the bytes are of: weights plainly, a whole repository muted and in a word. */
function SizeCell({ size: known }: { readonly size: SizeView | undefined }): ReactElement {
	if (known === undefined) return <Unknown />;
	if (known.of === "weights") return <Size bytes={known.bytes} />;
	return (
		<data className="muted" value={known.bytes} title={`${known.bytes} bytes: ${known.how}`}>
			{size(known.bytes)} repo
		</data>
	);
}

interface SortHeadProps {
	readonly sort: Sort;
	readonly query: ListQuery;
	readonly follow: Follow;
}

/** A column that orders the list; pressed again, it turns the order round. */
function SortHead({ sort, query, follow }: SortHeadProps): ReactElement {
	const active = query.sort === sort;
	const ascending = active && query.dir === "asc";
	const wanted = changed(query, { sort, dir: active && !ascending ? "asc" : undefined });
	return (
		<th scope="col" className="number" aria-sort={active ? (ascending ? "ascending" : "descending") : undefined}>
			<a href={listAddress(wanted)} onClick={follow(wanted)}>
				{SORT_NAMES[sort]}
				{active && <Icon name={ascending ? "up" : "down"} size={12} />}
			</a>
		</th>
	);
}

function caption({ q, sort, dir }: ListQuery): string {
	if (sort === undefined) return q === undefined ? "Models, trending first" : "Models, closest match first";
	return `Models by ${SORT_NAMES[sort].toLowerCase()}, ${dir === "asc" ? "least" : "most"} first`;
}
