import type { ReactElement, ReactNode } from "react";

interface BarTableProps {
	readonly caption: ReactNode;
	readonly rows: readonly BarRow[];
}

/** A bar with its name and its figure. */
export interface BarRow {
	readonly key: string;
	readonly name: ReactNode;
	/** The length of its bar, 0 to 1; absent if the figure is unknown. */
	readonly part?: number;
	readonly figure: ReactNode;
	/** It is what the others are measured against. */
	readonly isLimit?: true;
}

/** Figures as bars. It is a table, so those who do not see the bars have the figures. */
export function BarTable({ caption, rows }: BarTableProps): ReactElement {
	return (
		<table className="bar-table">
			<caption className="hidden">{caption}</caption>
			<tbody>
				{rows.map(({ key, name, part = 0, figure, isLimit }) => (
					<tr key={key}>
						<th scope="row">{name}</th>
						<td className="bar" aria-hidden="true">
							<svg width="100%" height="26">
								<rect className={isLimit && "limit"} x="0" y="8" height="10" width={`${(part * 100).toFixed(2)}%`} />
							</svg>
						</td>
						<td className="number">{figure}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
