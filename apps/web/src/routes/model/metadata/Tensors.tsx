import { shortened } from "@vitrine/model";
import type { ReactElement } from "react";
import { Count, Size } from "../../../ui/marks/Numbers.tsx";
import { bytesOfType } from "@vitrine/catalogue";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** Types that are listed, and characters of a name. Formats have some thirty types. */
const [MOST, LONGEST] = [200, 200];

/** The parameters of a model by tensor type, with their size. */
export function Tensors({ parameters }: { readonly parameters: Readonly<Record<string, number>> }): ReactElement {
	// An older catalogue may have other values.
	const counted = Object.entries(parameters).filter(([, count]) => typeof count === "number");
	const all = counted.toSorted(([, a], [, b]) => b - a);
	const rows = all.slice(0, MOST);
	return (
		<table className="table narrow">
			<caption className="hidden">Parameters by tensor type</caption>
			<thead>
				<tr>
					<th scope="col">Type</th>
					<th scope="col" className="number">
						Parameters
					</th>
					<th scope="col" className="number">
						Size
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([type, count]) => (
					<tr key={type}>
						<th scope="row">
							<code>
								<Isolated text={shortened(type, LONGEST)} as="name" />
							</code>
						</th>
						<td className="number">
							<Count value={count} />
						</td>
						<td className="number">
							<Size bytes={bytesOfType(type, count)} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
