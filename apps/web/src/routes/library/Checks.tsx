import type { Row } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { day } from "../../base/numbers.ts";
import { Proof } from "../../ui/marks/Proof.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";

/** Every checked snippet of a library: its level, when it was checked, and what was not done. */
export function Checks({ rows }: { readonly rows: readonly Row[] }): ReactElement {
	if (rows.length === 0) return <p>None of its code has been checked yet.</p>;
	return (
		<>
			<p>
				One line for each kind of model with different code. <a href={links.docs("checks")}>How we check</a>
			</p>
			<Scroll label="The check level of each snippet">
				<table className="table stacked">
					<thead>
						<tr>
							<th scope="col">Snippet for</th>
							<th scope="col">Checked</th>
							<th scope="col">On</th>
							<th scope="col">Not done, and why</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<Line key={row.id} row={row} />
						))}
					</tbody>
				</table>
			</Scroll>
		</>
	);
}

function Line({ row }: { readonly row: Row }): ReactElement {
	const { id, date, level, reasons } = row;
	return (
		<tr>
			<th scope="row">
				<code>{id.split("/").at(-1)}</code>
			</th>
			<td>
				<Proof checked={level && { ...row, level }} short />
			</td>
			<td>{day(new Date(date))}</td>
			<td className="muted">{Object.values(reasons ?? {}).join(" ")}</td>
		</tr>
	);
}
