import { MEGABYTE, quantile } from "./cost.ts";
import { type Kind, KINDS } from "./questions.ts";
import type { Measured } from "./report.ts";
import { label, round, svg, title } from "./svg.ts";

/** Values at numbers of records. */
type Curve = readonly (readonly [records: number, value: number])[];

interface Panel {
	readonly title: string;
	/** The first is drawn solid, the second dashed. */
	readonly curves: readonly Curve[];
	/** Lowest and highest value, powers of ten. */
	readonly scale: readonly [number, number];
	/** A value that should not be exceeded. */
	readonly goal?: number;
}

/** Pixels of a panel, and what its axes leave around the curves. */
const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM, COLUMNS] = [240, 160, 52, 30, 22, 28, 3];
const STYLE = `
	text { font-size: 12px }
	.second { stroke-dasharray: 5 4 }
	.dot { fill: #0b66c3 }
	.goal { stroke: #b3261e; stroke-dasharray: 2 3 }
	@media (prefers-color-scheme: dark) {
		.dot { fill: #6cb2ff }
		.goal { stroke: #ff8a80 }
	}
`;
const GOAL = 20;

/** How the costs of queries, memory and imports grow with the number of records, on two logarithmic axes. */
export function growthPlot(runs: readonly Measured[]): string {
	const panels = [...KINDS.map((kind) => queries(kind, runs)), memory(runs), imports(runs)];
	const height = Math.ceil(panels.length / COLUMNS) * HEIGHT;
	const about = "Cost against the number of records: CPU time of queries, memory and imports";
	const ends = endsOf(runs);
	return svg(
		{ width: COLUMNS * WIDTH, height, label: about, style: STYLE },
		panels.map((panel, at) => {
			const [x, y] = [(at % COLUMNS) * WIDTH, Math.floor(at / COLUMNS) * HEIGHT];
			return `<g transform="translate(${x} ${y})">\n${drawn(panel, ends, runs)}\n</g>`;
		}),
	);
}

function queries(kind: Kind, runs: readonly Measured[]): Panel {
	const at = (share: number): Curve =>
		runs.map(({ records, searched }) => {
			const costs = searched.asked.filter((one) => one.kind === kind).map(({ cpu }) => cpu);
			return [records, quantile(costs, share)];
		});
	return { title: `${kind}, ms`, curves: [at(0.5), at(0.99)], scale: [0.01, 100], goal: GOAL };
}

function memory(runs: readonly Measured[]): Panel {
	const curves = [
		runs.map(({ records, searched }) => [records, searched.memory] as const),
		runs.map(({ records, searched }) => [records, searched.mostMemory] as const),
	];
	return { title: "memory, MB", curves, scale: [100, 10_000] };
}

function imports(runs: readonly Measured[]): Panel {
	const points = runs.flatMap(({ records, imported }) =>
		imported ? [[records, (imported.cpu / imported.records) * 1000] as const] : [],
	);
	return { title: "import, µs a record", curves: [points], scale: [1, 1000] };
}

/** The least and the greatest number of records. */
function endsOf(runs: readonly Measured[]): readonly [number, number] {
	const counts = runs.map(({ records }) => records);
	return [Math.min(...counts), Math.max(...counts)];
}

function drawn(panel: Panel, ends: readonly [number, number], runs: readonly Measured[]): string {
	const [right, bottom] = [WIDTH - RIGHT, HEIGHT - BOTTOM];
	const x = (records: number): number => round(LEFT + share(records, ends) * (right - LEFT));
	const y = (value: number): number => round(bottom - Math.max(0, share(value, panel.scale)) * (bottom - TOP));
	const line = (name: string, value: number): string =>
		`<line class="${name}" x1="${LEFT}" x2="${right}" y1="${y(value)}" y2="${y(value)}"/>`;
	return [
		title(LEFT, 20, panel.title),
		...powers(panel.scale).flatMap((value) => [
			line("grid", value),
			label(LEFT - 8, y(value) + 4, value.toLocaleString("en"), "end"),
		]),
		...(panel.goal === undefined ? [] : [line("goal", panel.goal)]),
		...runs.map(({ records }) => label(x(records), bottom + 18, short(records), "middle")),
		...panel.curves.flatMap((points, at) => [
			`<polyline class="curve ${at === 0 ? "first" : "second"}" points="${points.map(([records, value]) => `${x(records)},${y(value)}`).join(" ")}"/>`,
			...points.map(([records, value]) => `<circle class="dot" cx="${x(records)}" cy="${y(value)}" r="2.5"/>`),
		]),
	].join("\n");
}

/** Where a value is between two others on a logarithmic axis, 0 to 1. */
function share(value: number, [low, high]: readonly [number, number]): number {
	return high === low ? 0 : Math.log(value / low) / Math.log(high / low);
}

/** The powers of ten of an axis. */
function powers([low, high]: readonly [number, number]): readonly number[] {
	const count = Math.round(Math.log10(high / low));
	return Array.from({ length: count + 1 }, (_, at) => low * 10 ** at);
}

const short = (records: number): string => (records >= MEGABYTE ? `${records / MEGABYTE} M` : `${records / 1000} k`);
