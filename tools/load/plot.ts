import { label, round, svg, title } from "../../packages/search/bench/svg.ts";
import type { Point } from "./statistics.ts";

/** A curve over time, in a panel of its own. */
export interface Panel {
	/** What it shows, with the unit: `Memory of the server, MB`. */
	readonly title: string;
	readonly points: readonly Point[];
}

/** Pixels. */
const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [960, 260, 72, 44, 24, 40];
/** Panels below each other as an SVG file that needs nothing else. Points are in milliseconds since the start. */
export function plot(panels: readonly Panel[]): string {
	const height = panels.length * HEIGHT;
	const end = Math.max(1, ...panels.flatMap(({ points }) => points.map(({ at }) => at)));
	const drawn = panels.map((panel, at) => `<g transform="translate(0 ${at * HEIGHT})">${drawnPanel(panel, end)}</g>`);
	return svg({ width: WIDTH, height, label: panels.map((panel) => panel.title).join("; ") }, drawn);
}

function drawnPanel({ title: words, points }: Panel, end: number): string {
	const [right, bottom] = [WIDTH - RIGHT, HEIGHT - BOTTOM];
	const most = Math.max(0, ...points.map(({ value }) => value));
	const ticks = ticksUpTo(most > 0 ? most : 1, 4);
	const top = ticks.at(-1) ?? 1;
	const x = (at: number): number => round(LEFT + (at / end) * (right - LEFT));
	const y = (value: number): number => round(bottom - (value / top) * (bottom - TOP));
	const rows = ticks.map(
		(tick) =>
			`<line class="grid" x1="${LEFT}" x2="${right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
			label(LEFT - 10, y(tick) + 4, tick.toLocaleString("en"), "end"),
	);
	const { unit, scale } = end >= 120_000 ? { unit: "min", scale: 60_000 } : { unit: "s", scale: 1000 };
	const columns = ticksUpTo(end / scale, 6)
		.filter((tick) => tick * scale <= end)
		.map((tick) => label(x(tick * scale), bottom + 20, `${tick} ${unit}`, "middle"));
	const curve = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
	return [title(LEFT, 24, words), ...rows, ...columns, `<polyline class="curve" points="${curve}"/>`].join("\n");
}

/** Round numbers from 0 to at least `most`, about `count` steps. */
export function ticksUpTo(most: number, count: number): readonly number[] {
	const rough = most / count;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
	return Array.from({ length: Math.ceil(round(most / step, 6)) + 1 }, (_, at) => round(at * step, 9));
}
