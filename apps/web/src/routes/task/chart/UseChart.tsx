import { shortened } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { placeOf } from "../../../base/logScale.ts";
import { compact, size, percent } from "../../../base/numbers.ts";
import { revealed } from "@vitrine/code";
import { ModelLink } from "../../../ui/lists/ModelRow.tsx";
import { Estimate } from "../../../ui/marks/Estimate.tsx";
import { Count } from "../../../ui/marks/Numbers.tsx";
import { type Axis, downloadsAxis, memoryAxis, LONGEST_NAME, type Point, sidesOf } from "./points.ts";

/** Pixels of its height. */
const HEIGHT = 240;

/** Models as points: how much memory they need, and how often they were downloaded. The figures are below it as a table. */
export function UseChart({ points }: { readonly points: readonly Point[] }): ReactElement | null {
	if (points.length === 0) return null;
	const [memory, downloads] = [memoryAxis(points), downloadsAxis(points)];
	const sides = sidesOf(points, memory, downloads);
	return (
		<figure className="use-chart">
			<figcaption className="muted">Downloads against memory to run, of the {points.length} most used</figcaption>
			<svg height={HEIGHT + 24} width="100%" aria-hidden="true">
				<Marks memory={memory} downloads={downloads} />
				{points.map((point) => (
					<Dot
						key={point.id}
						point={point}
						x={placeOf(point.memory.bytes, memory)}
						y={yOf(point.downloads, downloads)}
						side={sides.get(point)}
					/>
				))}
			</svg>
			<Figures points={points} />
		</figure>
	);
}

const yOf = (value: number, axis: Axis): number => HEIGHT * (1 - placeOf(value, axis));

interface MarksProps {
	readonly memory: Axis;
	readonly downloads: Axis;
}

/** The lines and words of both axes, and the place of the reader's machine, which the browser draws. */
function Marks({ memory, downloads }: MarksProps): ReactElement {
	return (
		<>
			{downloads.marks.map((mark) => (
				<g key={mark}>
					<line x1="0" x2="100%" y1={yOf(mark, downloads)} y2={yOf(mark, downloads)} />
					<text x="-8" y={yOf(mark, downloads) + 4} textAnchor="end">
						{compact(mark).replace(".0", "")}
					</text>
				</g>
			))}
			{memory.marks.map((mark, at) => (
				<text
					key={mark}
					className={at % 2 === 0 ? undefined : "minor"}
					x={percent(placeOf(mark, memory))}
					y={HEIGHT + 18}
					textAnchor="middle"
				>
					{size(mark).replace(".0", "")}
				</text>
			))}
			<line className="mine" y1="0" y2={HEIGHT} data-memory-line={`${memory.from} ${memory.to}`} />
		</>
	);
}

interface DotProps {
	readonly point: Point;
	readonly x: number;
	readonly y: number;
	/** Where its name is; undefined if there is no room for it. */
	readonly side: "left" | "right" | undefined;
}

function Dot({ point: { id, name, memory, downloads }, x, y, side }: DotProps): ReactElement {
	const isLeft = side === "left";
	return (
		<a href={links.model(id)} tabIndex={-1}>
			<title>{`${revealed(id)}: ${size(memory.bytes)}, ${compact(downloads)} downloads`}</title>
			<circle className="near" cx={percent(x)} cy={y} r="12" />
			<circle cx={percent(x)} cy={y} r="4.5" />
			{side && (
				<text className="minor" x={percent(x)} dx={isLeft ? -9 : 9} y={y + 4} textAnchor={isLeft ? "end" : undefined}>
					{shortened(revealed(name), LONGEST_NAME)}
				</text>
			)}
		</a>
	);
}

function Figures({ points }: { readonly points: readonly Point[] }): ReactElement {
	return (
		<details>
			<summary>These figures as a table</summary>
			<table className="table">
				<caption className="hidden">Memory and downloads of models</caption>
				<thead>
					<tr>
						<th scope="col">Model</th>
						<th scope="col" className="number">
							Memory
						</th>
						<th scope="col" className="number">
							Downloads
						</th>
					</tr>
				</thead>
				<tbody>
					{points.map(({ id, memory, downloads }) => (
						<tr key={id}>
							<th scope="row">
								<ModelLink id={id} />
							</th>
							<td className="number">
								<Estimate figure={memory} />
							</td>
							<td className="number">
								<Count value={downloads} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
