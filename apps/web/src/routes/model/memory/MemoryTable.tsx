import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { Scroll } from "../../../ui/text/Scroll.tsx";
import type { MemoryRow } from "./memory.ts";

interface MemoryTableProps {
	/** The id of the model. */
	readonly id: string;
	readonly rows: readonly MemoryRow[];
	/** The reader's memory in bytes, if known. */
	readonly memory: number | undefined;
	/** The fields of the address, which are kept. */
	readonly keep: Readonly<Record<string, string>>;
}

/** The memory that each type of the weights needs. */
export function MemoryTable({ id, rows, memory, keep }: MemoryTableProps): ReactElement {
	const most = Math.max(...rows.map(({ running }) => running), memory ?? 0);
	return (
		<Scroll label="Memory by type of the weights">
			<table className="table">
				<caption className="hidden">Memory by type of the weights, the largest first</caption>
				<thead>
					<tr>
						<th scope="col">Weights as</th>
						<th scope="col" className="number">
							Size
						</th>
						<th scope="col" className="number">
							Memory
						</th>
						<th scope="col">
							<span className="hidden">Memory as a bar</span>
						</th>
						{memory !== undefined && <th scope="col">Fits</th>}
						<th scope="col">Source</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={`${row.type} ${row.file ?? row.of}`} id={id} row={row} keep={keep} most={most} memory={memory} />
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

interface RowProps extends SourceProps {
	/** Bytes at the end of the scale. */
	readonly most: number;
	readonly memory: number | undefined;
}

function Row({ row, most, memory, ...source }: RowProps): ReactElement {
	return (
		<tr>
			<th scope="row">
				<code>{row.type}</code>
			</th>
			<td className="number">
				<Size bytes={row.weights} />
			</td>
			<td className="number">
				<Size bytes={row.running} />
			</td>
			<td className="bar-cell">
				<Bar part={row.running / most} mark={memory && memory / most} />
			</td>
			{row.fits !== undefined && <td>{row.fits ? <b className="fits">fits</b> : <span className="muted">no</span>}</td>}
			<td>
				<Source row={row} {...source} />
			</td>
		</tr>
	);
}

/** The part of the scale that a row takes; the line marks the reader's memory. */
function Bar({ part, mark }: { readonly part: number; readonly mark: number | undefined }): ReactElement {
	return (
		<svg className="memory-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
			<rect x="0" y="2" width={(part * 100).toFixed(2)} height="6" />
			{mark !== undefined && <line x1={(mark * 100).toFixed(2)} x2={(mark * 100).toFixed(2)} y1="0" y2="10" />}
		</svg>
	);
}

interface SourceProps {
	readonly id: string;
	readonly row: MemoryRow;
	readonly keep: Readonly<Record<string, string>>;
}

/** Where the figure comes from; a file is a link that shows how to run it. */
function Source({ id, row: { of, quant, file }, keep }: SourceProps): ReactElement {
	if (of === "published") return <>as published</>;
	if (of === "computed") return <span className="muted">computed</span>;
	return (
		<a href={links.model(id, { ...keep, mode: "run", quant })} title={file}>
			run this file
		</a>
	);
}
