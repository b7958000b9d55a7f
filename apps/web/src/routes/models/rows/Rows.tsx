import type { ReactElement } from "react";
import { ago } from "../../../base/numbers.ts";
import { bytesFor, type Fit } from "../../../hardware/fit.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Mark } from "../../../ui/marks/Mark.tsx";
import { CodeHead, ModelRow, numberClass } from "../../../ui/lists/ModelRow.tsx";
import { PartBar, PartOfMine } from "../../../ui/marks/PartBar.tsx";
import { Estimate } from "../../../ui/marks/Estimate.tsx";
import { listAddress } from "../address.ts";
import type { ControlProps, Follow } from "../controls.ts";
import { type Sort, SORT_NAMES } from "../../../resources/models/facets.ts";
import { PickBox, pickState } from "../compare/PickBox.tsx";
import { KeptHtml } from "../../../ui/page/keptHtml.ts";
import { useRender } from "../../../ui/page/page.ts";
import { changed } from "../../../resources/models/changes.ts";
import { showsMemory, type ListQuery } from "../../../resources/models/query.ts";
import type { ListView, RowView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

type RowsProps = ControlProps & { readonly view: ListView; readonly follow: Follow; readonly busy: boolean };

/** The models found, each with a short description and its figures. */
export function Rows({ view, follow, busy, ...control }: RowsProps): ReactElement {
	const head = { query: view.query, follow };
	const now = new Date(view.now);
	const memory = showsMemory(view.query);
	return (
		<table className="table models" aria-busy={busy || undefined}>
			<caption className="hidden">{caption(view.query, view.order)}</caption>
			<thead>
				<tr>
					<th scope="col" className="pick-box">
						<span className="hidden">Compare</span>
					</th>
					<th scope="col">Model</th>
					<CodeHead />
					<SortHead sort="parameters" {...head} />
					{memory ? (
						<SortHead sort="memory" {...head} />
					) : (
						<th scope="col" className="number wide">
							Size
						</th>
					)}
					<SortHead sort="downloads" {...head} />
					<SortHead sort="likes" {...head} />
					<SortHead sort="updated" {...head} />
				</tr>
			</thead>
			<Body rows={view.rows} now={now} memory={memory} fit={view.query.fit} {...control} />
		</table>
	);
}

type BodyProps = ControlProps & Pick<RowProps, "fit" | "memory" | "now"> & { readonly rows: readonly RowView[] };

const keptRows = new KeptHtml<RowView>();

/** The rows. The server renders each once for all lists that show it alike. */
function Body({ rows, now, memory, fit, ...control }: BodyProps): ReactElement {
	const render = useRender();
	const rendered = (row: RowView): ReactElement => (
		<Row key={row.id} row={row} now={now} memory={memory} fit={fit} before={<PickBox id={row.id} {...control} />} />
	);
	if (render === undefined) return <tbody id="rows">{rows.map(rendered)}</tbody>;
	const html = rows.map((row) => {
		const age = ago(new Date(row.updated ?? Number.NaN), now);
		const text = `${age} ${memory} ${fit?.memory} ${control.form} ${pickState(row.id, control.query)}`;
		return keptRows.of(row, text, () => render(rendered(row)));
	});
	return <tbody id="rows" dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}

interface RowProps {
	readonly row: RowView;
	readonly now: Date;
	/** Whether memory is shown instead of the size. */
	readonly memory: boolean;
	readonly fit: Fit | undefined;
	readonly before: ReactElement;
}

function Row({ row, now, memory, fit, before }: RowProps): ReactElement {
	const { id, size: known } = row;
	const size = memory ? (
		<td className={numberClass(row.memory)} data-label="memory">
			<MemoryCell memory={row.memory} fit={fit} />
		</td>
	) : (
		<td className={`${numberClass(known)} wide`}>
			<Estimate figure={known} />
			<PartOfMine needs={row.needs} />
		</td>
	);
	const aside = <Facts {...row} />;
	return <ModelRow id={id} before={before} aside={aside} code={row.code} size={size} figures={row} now={now} />;
}

/** The description of a model: its task, whether it is gated, and further facts. */
function Facts({ task, gated, facts }: RowView): ReactElement {
	return (
		<>
			{task && (
				<span>
					{task.mark && <Mark {...task.mark} />}
					<Isolated text={task.label} />
				</span>
			)}
			{gated && (
				<span className="gated">
					<Icon name="lock" size={12} /> gated
				</span>
			)}
			{facts.map((fact) => (
				<span key={fact}>
					<Isolated text={fact} />
				</span>
			))}
		</>
	);
}

/** The memory of a model; an adapter has none of its own. */
interface MemoryCellProps {
	readonly memory: RowView["memory"] | undefined;
	readonly fit: Fit | undefined;
}

/** The memory to run a model; below it, as a bar, how much that is of the machine chosen. */
function MemoryCell({ memory, fit }: MemoryCellProps): ReactElement {
	if (memory === undefined) return <Estimate figure={memory} />;
	if (memory.bytes !== undefined)
		return (
			<>
				<Estimate figure={memory} />
				{fit && <PartBar part={memory.bytes / bytesFor(fit.memory)} />}
			</>
		);
	return (
		<span className="muted" title={memory.how}>
			+ base
			<span className="hidden"> model</span>
		</span>
	);
}

interface SortHeadProps {
	readonly sort: Sort;
	readonly query: ListQuery;
	readonly follow: Follow;
}

/** A column head that sorts the list; on the sorted column it reverses the order. */
function SortHead({ sort, query, follow }: SortHeadProps): ReactElement {
	const active = query.sort === sort;
	const ascending = active && query.dir === "asc";
	const wanted = changed(query, { sort, dir: active && !ascending ? "asc" : undefined });
	return (
		<th
			scope="col"
			className="number"
			data-figure={sort}
			aria-sort={active ? (ascending ? "ascending" : "descending") : undefined}
		>
			<a href={listAddress(wanted)} onClick={follow(wanted)}>
				{SORT_NAMES[sort]}
				{active && <Icon name={ascending ? "up" : "down"} size={12} />}
			</a>
		</th>
	);
}

function caption({ q, sort: asked, dir }: ListQuery, order: ListView["order"]): string {
	if (asked === undefined && order === "name") return "Models by name";
	const sort = asked ?? (order === "match" || order === "name" ? undefined : order);
	if (sort === undefined) return q === undefined ? "Models, trending first" : "Models, closest match first";
	return `Models by ${SORT_NAMES[sort].toLowerCase()}, ${dir === "asc" ? "least" : "most"} first`;
}
