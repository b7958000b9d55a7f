import { taskName } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Counts } from "../../data/counts.ts";
import { Mark } from "../../ui/marks/Mark.tsx";
import { Pips } from "../../ui/marks/Proof.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import { homeMatrix } from "./matrix.ts";

/** The check level of each library's code for each task, with a link to what was done; empty where there is no code. */
export function ProofMatrix({ counts }: { readonly counts: Counts }): ReactElement | null {
	const { tasks, rows } = homeMatrix(counts);
	if (rows.length === 0) return null;
	return (
		<Scroll label="Check levels by library and task">
			<table className="table proof-grid">
				<caption>Loading code by library and task, with the level that all of it has reached</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className="hidden">Library</span>
						</th>
						{tasks.map((id) => (
							<th key={id} scope="col">
								<a href={links.task(id)}>
									<span>{taskName(id).name}</span>
									<Mark modality={taskName(id).modality} color={taskName(id).color} />
								</a>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ library, cells }) => (
						<tr key={library.key}>
							<th scope="row">
								<a href={links.library(library.key)}>{library.prettyLabel}</a>
							</th>
							{cells.map((cell, at) => (
								<td key={tasks[at]}>
									{cell && (
										<a
											href={`${links.library(library.key)}#evidence-${tasks[at]}`}
											title={`${library.prettyLabel}, ${taskName(tasks[at] ?? "").name}: ${cell.lowest ?? "not checked"} (${cell.count})`}
										>
											<Pips level={cell.lowest} />
											<span className="hidden">{cell.lowest ?? "not checked"}</span>
										</a>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}
