import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { plot, ticksUpTo } from "../../tools/load/plot.ts";

const series = (title: string, values: readonly number[], step: number) => ({
	title,
	points: values.map((value, at) => ({ at: at * step, value })),
});

describe("the plot", () => {
	const minute = 60_000;
	const svg = plot([series("Memory <MB>", [500, 600, 550], minute), series("p99", [1, 80, 3], minute)]);

	it("has a curve for each panel, inside it, from left to right", () => {
		const curves = [...svg.matchAll(/<polyline class="curve" points="([^"]*)"/g)].map(([, points = ""]) =>
			points.split(" ").map((pair) => pair.split(",").map(Number)),
		);
		expect(curves.map((curve) => curve.length)).toEqual([3, 3]);
		for (const curve of curves) {
			expect(curve.map(([x]) => x)).toEqual([72, 504, 936]);
			for (const [, y = -1] of curve) expect(y >= 44 && y <= 220, `${y}`).toBe(true);
		}
		const [, second] = curves;
		expect(second?.map(([, y]) => y)).toEqual([217.8, 44, 213.4]);
	});

	it("is one element of escaped text that loads nothing", () => {
		expect(svg).toContain("Memory &lt;MB&gt;");
		expect(svg.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
		// JSX has the rules of XML for elements and attributes.
		const { errors } = parseSync("plot.jsx", `(${svg.replace(/<style>.*?<\/style>/s, "")})`);
		expect(errors.map(({ message }) => message)).toEqual([]);
	});

	it("can be drawn without points", () => {
		expect(plot([series("empty", [], 1)])).not.toMatch(/NaN|Infinity/);
		expect(plot([series("zero", [0], 1)])).not.toMatch(/NaN|Infinity/);
	});
});

describe("ticks", () => {
	it.each([
		[80, 4, [0, 20, 40, 60, 80]],
		[81, 4, [0, 50, 100]],
		[0.3, 3, [0, 0.1, 0.2, 0.3]],
		[1, 4, [0, 0.5, 1]],
	])("up to %f in about %i steps are round", (most, count, ticks) => expect(ticksUpTo(most, count)).toEqual(ticks));
});
