import type { ReactElement } from "react";
import { Scroll } from "../../../ui/text/Scroll.tsx";
import type { EvaluationResult } from "../../../facts/results.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The results stated in the card. */
export function ResultTable({ results }: { readonly results: readonly EvaluationResult[] }): ReactElement {
	return (
		<>
			<p className="muted small before">As stated in the model card; not measured here.</p>
			<Scroll label="Results">
				<table className="table">
					<thead>
						<tr>
							<th scope="col">Dataset</th>
							<th scope="col">Task</th>
							<th scope="col">Metric</th>
							<th scope="col" className="number">
								Value
							</th>
						</tr>
					</thead>
					<tbody>
						{results.map((result, at) => (
							// oxlint-disable-next-line react/no-array-index-key -- rows have no key and are never reordered
							<tr key={at}>
								<th scope="row">
									<Isolated text={result.dataset} />
								</th>
								<td>
									<Isolated text={result.task} />
								</td>
								<td>
									<Isolated text={result.metric} />
								</td>
								<td className="number">
									<Isolated text={result.value} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</Scroll>
		</>
	);
}
