import type { ReactElement } from "react";
import { links } from "../base/links.ts";
import { exact, percent } from "../base/numbers.ts";
import { howKnown, isEstimated, labelOf } from "../facts/memory.ts";
import { bytesFor, type Fit } from "../hardware/fit.ts";
import { Estimate } from "../ui/marks/Estimate.tsx";
import { useAddress } from "../ui/page/address.ts";
import { Isolated } from "../ui/text/Isolated.tsx";
import type { BarRow } from "./barRows.ts";
import { type Scale, scaleOf } from "./scale.ts";

interface MemoryBarsProps {
	readonly rows: readonly BarRow[];
	readonly fit: Fit | undefined;
}

/** The memory of each kind of weights as a bar, against sizes of memory and the reader's machine; a table with a chart in it. */
export function MemoryBars({ rows, fit }: MemoryBarsProps): ReactElement {
	const scale = scaleOf(rows, fit);
	return (
		<table className="bar-table">
			<caption className="hidden">Memory to run the model, by type of weights, largest first</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="hidden">Weights as</span>
					</th>
					<th className="scale" scope="col" aria-hidden="true">
						<Marks scale={scale} />
					</th>
					<th scope="col">
						<span className="hidden">Memory</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Bar key={`${row.from} ${row.format} ${row.label} ${row.file}`} row={row} scale={scale} />
				))}
			</tbody>
		</table>
	);
}

/** The part of the scale that the name of the machine covers to its left and right. */
const NEAR = 0.3;

/** The sizes above the bars. */
function Marks({ scale: { end, marks, main, machine } }: { readonly scale: Scale }): ReactElement {
	const isNear = (mark: number): boolean => machine !== undefined && Math.abs(bytesFor(mark) - machine) < end * NEAR;
	return (
		<svg className="ruler" width="100%" height="18">
			{marks
				.filter((mark) => !isNear(mark))
				.map((mark) => (
					<text key={mark} className={main.has(mark) ? undefined : "minor"} x={percent(bytesFor(mark) / end)} y="12">
						{exact(mark)} GB
					</text>
				))}
			{machine !== undefined && (
				<text className="mine" x={percent(machine / end)} y="12" textAnchor={machine > end * 0.85 ? "end" : "middle"}>
					yours, {exact(machine / 1e9)} GB
				</text>
			)}
		</svg>
	);
}

interface BarProps {
	readonly row: BarRow;
	readonly scale: Scale;
}

function Bar({ row, scale: { end, marks, machine } }: BarProps): ReactElement {
	const { total, fits, isCalculated } = row;
	const kind = [isCalculated && "calculated", fits === true && "yes"].filter(Boolean).join(" ");
	return (
		<tr>
			<th scope="row">
				<Name row={row} />
			</th>
			<td className="bar" aria-hidden="true">
				<svg width="100%" height="26">
					{marks.map((mark) => (
						<line key={mark} x1={percent(bytesFor(mark) / end)} x2={percent(bytesFor(mark) / end)} y1="0" y2="26" />
					))}
					<rect className={kind || undefined} x="0" y="8" height="10" width={percent(total / end)} />
					{machine !== undefined && (
						<line className="mine" x1={percent(machine / end)} x2={percent(machine / end)} y1="0" y2="26" />
					)}
				</svg>
			</td>
			<td className="number">
				<Estimate figure={{ bytes: total, how: howKnown(row), ...(isEstimated(row) && { isEstimated: true }) }} />
				{fits !== undefined && <span className="hidden">{fits ? ", fits" : ", does not fit"}</span>}
			</td>
		</tr>
	);
}

/** The type of the weights, linked to the derived model that has them. */
function Name({ row }: { readonly row: BarRow }): ReactElement {
	const address = useAddress();
	const label = <Isolated text={labelOf(row)} />;
	if (row.isCalculated)
		return (
			<>
				{label} <span className="muted">if quantized</span>
			</>
		);
	if (row.from === undefined) return label;
	return (
		<a href={address(links.model(row.from))}>
			{label}
			<span className="hidden">
				, by <Isolated text={row.from} as="name" />
			</span>
		</a>
	);
}
