import { revealed } from "@vitrine/code";
import { FORMAT_NAMES } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { howKnown, isEstimated, labelOf } from "../../../facts/memory.ts";
import { Estimate } from "../../../ui/marks/Estimate.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { Scroll } from "../../../ui/text/Scroll.tsx";
import type { MemoryRow } from "../../../memory/rows.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

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
	const most = Math.max(...rows.map(({ total }) => total), memory ?? 0);
	const hasCache = rows.some(({ cache }) => cache !== undefined);
	return (
		<Scroll label="Memory by type of weights">
			<table className="table">
				<caption className="hidden">Memory by type of weights, largest first</caption>
				<thead>
					<tr>
						<th scope="col">Weights as</th>
						<th scope="col" className="number">
							Size
						</th>
						{hasCache && (
							<th scope="col" className="number cache-cell">
								KV cache
							</th>
						)}
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
						<Row
							key={`${row.from} ${row.format} ${row.label} ${row.file}`}
							{...{ id, row, keep, most, memory, hasCache }}
						/>
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
	readonly hasCache: boolean;
}

function Row({ row, most, memory, hasCache, ...source }: RowProps): ReactElement {
	const figure = { how: howKnown(row), ...(isEstimated(row) && { isEstimated: true as const }) };
	const least = row.isLeast === true ? { isLeast: true as const } : {};
	return (
		<tr>
			<th scope="row">
				<code>
					<Isolated text={labelOf(row)} />
				</code>
				<Format {...row} />
			</th>
			<td className="number">
				<Estimate figure={{ ...figure, bytes: row.weights }} />
			</td>
			{hasCache && (
				<td className="number cache-cell">
					<Size bytes={row.cache} />
				</td>
			)}
			<td className="number">
				<Estimate figure={{ ...figure, ...least, bytes: row.total }} />
			</td>
			<td className="bar-cell">
				<Bar part={row.total / most} mark={memory && memory / most} />
			</td>
			{row.fits !== undefined && <td>{row.fits ? <b className="fits">fits</b> : <span className="muted">no</span>}</td>}
			<td>
				<Source row={row} {...source} />
			</td>
		</tr>
	);
}

/** The format, unless the label has it. */
function Format({ format, label }: MemoryRow): ReactElement | null {
	const shown = format === undefined ? undefined : FORMAT_NAMES[format];
	if (shown === undefined || label.includes(shown)) return null;
	return <span className="muted"> {shown}</span>;
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

/** Where the weights are and how their size is known; a GGUF file is a link that shows how to run it. */
function Source({ id, row, keep }: SourceProps): ReactElement {
	const { from, quant, file, parts } = row;
	if (from !== undefined)
		return (
			<a href={links.model(from, { tab: "memory" })}>
				<Isolated text={from} as="name" />
			</a>
		);
	if (quant !== undefined)
		return (
			<a
				className="nowrap"
				href={links.model(id, { ...keep, mode: "run", quant })}
				title={file && revealed(file, "name")}
			>
				run this file
			</a>
		);
	if (parts !== undefined) return <span className="nowrap">{parts.length} parts</span>;
	return <span className="muted">{howKnown(row)}</span>;
}
