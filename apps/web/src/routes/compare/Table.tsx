import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { Icon } from "../../ui/marks/Icon.tsx";
import { ModelLink } from "../../ui/lists/ModelRow.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import type { FactGroup, FactRow } from "./facts.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";

interface TableProps {
	readonly models: readonly ModelRecord[];
	readonly groups: readonly FactGroup[];
	/** The address of the comparison with these models. */
	readonly addressOf: (ids: readonly string[]) => string;
}

/** One column per model and one row per fact; facts that differ are marked. */
export function Table({ models, groups, addressOf }: TableProps): ReactElement {
	const ids = models.map(({ id }) => id);
	return (
		<Scroll label="Models side by side">
			<table className="table comparison">
				<thead>
					<tr>
						<th scope="col">
							<span className="hidden">Fact</span>
						</th>
						{ids.map((id) => (
							<th key={id} scope="col">
								<ModelLink id={id} />
								<a className="remove" href={addressOf(ids.filter((one) => one !== id))}>
									<Icon name="close" size={12} /> Remove
									<span className="hidden">
										{" "}
										<Isolated text={id} as="name" />
									</span>
								</a>
							</th>
						))}
					</tr>
				</thead>
				{groups.map(({ label, note, rows }) => (
					<tbody key={label}>
						<tr className="group">
							<th scope="rowgroup" colSpan={ids.length + 1}>
								{label}
								{note !== undefined && <span className="muted small"> {note}</span>}
							</th>
						</tr>
						{rows.map((row) => (
							<Row key={row.label} row={row} ids={ids} />
						))}
					</tbody>
				))}
			</table>
		</Scroll>
	);
}

function Row({ row, ids }: { readonly row: FactRow; readonly ids: readonly string[] }): ReactElement {
	const { label, cells, differs } = row;
	const marked = differs ? "differs" : ids.length > 1 ? "same" : undefined;
	return (
		<tr className={marked}>
			<th scope="row">
				<Isolated text={label} />
				{differs && <span className="hidden">, differs</span>}
			</th>
			{cells.map(({ shown }, at) => (
				<td key={ids[at]}>{typeof shown === "string" ? <Isolated text={shown} /> : shown}</td>
			))}
		</tr>
	);
}
