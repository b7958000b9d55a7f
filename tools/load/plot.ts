import type { Point } from "./statistics.ts";

/** A curve over time, in a panel of its own. */
export interface Panel {
	/** What it shows, with the unit: `Memory of the server, MB`. */
	readonly title: string;
	readonly points: readonly Point[];
}

/** Pixels. */
const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [960, 260, 72, 44, 24, 40];
const STYLE = `
	text { font: 13px system-ui, sans-serif; fill: #444 }
	.title { font-weight: 600; fill: #111 }
	.background { fill: #fff }
	.grid { stroke: #ddd }
	.curve { fill: none; stroke: #0b66c3; stroke-width: 1.5; stroke-linejoin: round }
	@media (prefers-color-scheme: dark) {
		text { fill: #bbb }
		.title { fill: #eee }
		.background { fill: #16181b }
		.grid { stroke: #34383d }
		.curve { stroke: #6cb2ff }
	}
`;

/** Panels below each other as an SVG file that needs nothing else. Points are in milliseconds since the start. */
export function plot(panels: readonly Panel[]): string {
	const height = panels.length * HEIGHT;
	const end = Math.max(1, ...panels.flatMap(({ points }) => points.map(({ at }) => at)));
	const drawn = panels.map((panel, at) => `<g transform="translate(0 ${at * HEIGHT})">${drawnPanel(panel, end)}</g>`);
	const label = escaped(panels.map(({ title }) => title).join("; "));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${label}">`,
		`<style>${STYLE}</style>`,
		`<rect class="background" width="${WIDTH}" height="${height}"/>`,
		...drawn,
		"</svg>\n",
	].join("\n");
}

function drawnPanel({ title, points }: Panel, end: number): string {
	const [right, bottom] = [WIDTH - RIGHT, HEIGHT - BOTTOM];
	const most = Math.max(0, ...points.map(({ value }) => value));
	const ticks = ticksUpTo(most > 0 ? most : 1, 4);
	const top = ticks.at(-1) ?? 1;
	const x = (at: number): number => round(LEFT + (at / end) * (right - LEFT));
	const y = (value: number): number => round(bottom - (value / top) * (bottom - TOP));
	const rows = ticks.map(
		(tick) =>
			`<line class="grid" x1="${LEFT}" x2="${right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
			`<text x="${LEFT - 10}" y="${y(tick) + 4}" text-anchor="end">${tick.toLocaleString("en")}</text>`,
	);
	const { unit, scale } = end >= 120_000 ? { unit: "min", scale: 60_000 } : { unit: "s", scale: 1000 };
	const columns = ticksUpTo(end / scale, 6)
		.filter((tick) => tick * scale <= end)
		.map((tick) => `<text x="${x(tick * scale)}" y="${bottom + 20}" text-anchor="middle">${tick} ${unit}</text>`);
	const curve = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
	return [
		`<text class="title" x="${LEFT}" y="24">${escaped(title)}</text>`,
		...rows,
		...columns,
		`<polyline class="curve" points="${curve}"/>`,
	].join("\n");
}

/** Round numbers from 0 to at least `most`, about `count` steps. */
export function ticksUpTo(most: number, count: number): readonly number[] {
	const rough = most / count;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
	return Array.from({ length: Math.ceil(round(most / step, 6)) + 1 }, (_, at) => round(at * step, 9));
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const escaped = (text: string): string =>
	text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
