import type { ReactElement } from "react";
import { levelWords } from "../../base/levelCounts.ts";
import { TaskLabel } from "../../ui/marks/TaskLink.tsx";
import { Pips } from "../../ui/marks/Proof.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import type { Matrix, MatrixCell, MatrixRow } from "./matrix.ts";

/** Tasks by kind of code: the check level that all code of a cell has, and a link to its evidence. */
export function ProofMatrix({ matrix: { kinds, rows } }: { readonly matrix: Matrix }): ReactElement {
	return (
		<Scroll label="Check levels by task and kind of code">
			<table className="table proof-matrix">
				<caption className="hidden">Check levels by task and kind of code</caption>
				<thead>
					<tr>
						<th scope="col">Task</th>
						{kinds.map((kind) => (
							<th key={kind} scope="col">
								{kind}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row">
								<RowName row={row} />
							</th>
							{row.isInstall ? (
								<td colSpan={Math.max(kinds.length, 1)}>
									{row.cells.map((cell) => (
										<Cell key={cell.kind} row={row} cell={cell} />
									))}
								</td>
							) : (
								kinds.map((kind) => (
									<td key={kind}>
										<Cell row={row} cell={row.cells.find((cell) => cell.kind === kind)} />
									</td>
								))
							)}
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

/** What a row of evidence is about. */
export function RowName({ row: { task, isInstall } }: { readonly row: MatrixRow }): ReactElement {
	if (task !== undefined)
		return (
			<span className="task">
				<TaskLabel id={task} />
			</span>
		);
	return <>{isInstall ? "Install commands" : "Models without a task"}</>;
}

function Cell({ row, cell }: { readonly row: MatrixRow; readonly cell: MatrixCell | undefined }): ReactElement {
	if (cell === undefined)
		return (
			<span className="muted">
				<span aria-hidden="true">–</span>
				<span className="hidden">no code</span>
			</span>
		);
	const { lowest, count, at } = cell;
	return (
		<a className="cell" href={`#${row.id}`} title={levelWords(at)}>
			<Pips level={lowest} /> {lowest ?? "not checked"}
			{count > 1 && (
				<span className="muted">
					<span aria-hidden="true"> × {count}</span>
					<span className="hidden">, the lowest of {levelWords(at)}</span>
				</span>
			)}
		</a>
	);
}
