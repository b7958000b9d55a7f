import type { ModelRecord } from "@vitrine/model";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { placeOf } from "../../../base/logScale.ts";
import { downloadsAxis, memoryAxis, pointsOf, sidesOf } from "./points.ts";
import { UseChart } from "./UseChart.tsx";

const model = (id: string, parameters: number, downloads: number): ModelRecord => ({
	id,
	tags: ["safetensors"],
	downloads,
	safetensors: { parameters: { BF16: parameters }, total: parameters },
});

const MODELS = [
	model("acme/tiny", 1e8, 90_000_000),
	model("acme/small", 1e9, 2_000_000),
	model("acme/middle", 8e9, 50_000),
	model("acme/large", 7e10, 800),
];

describe("a chart of downloads against memory", () => {
	test("has the models whose memory and downloads are known, and is left out if they are few", () => {
		expect(pointsOf(MODELS).map(({ name }) => name)).toEqual(["tiny", "small", "middle", "large"]);
		expect(pointsOf(MODELS.slice(1))).toEqual([]);
		const unknown = [{ id: "acme/unknown", tags: [], downloads: 5 }, model("acme/unused", 1e9, 0)];
		expect(pointsOf([...MODELS, ...unknown])).toHaveLength(4);
	});

	test("has every point and a few marks inside its axes", () => {
		const points = pointsOf(MODELS);
		for (const [axis, values] of [
			[memoryAxis(points), points.map(({ memory }) => memory.bytes)],
			[downloadsAxis(points), points.map(({ downloads }) => downloads)],
		] as const) {
			for (const value of [...values, ...axis.marks]) {
				expect(placeOf(value, axis)).toBeGreaterThan(0);
				expect(placeOf(value, axis)).toBeLessThan(1);
			}
			expect(axis.marks.length).toBeGreaterThanOrEqual(3);
			expect(axis.marks.length).toBeLessThanOrEqual(6);
		}
	});

	test("is drawn for models that are all alike", () => {
		const alike = pointsOf(Array.from({ length: 5 }, (_, at) => model(`acme/v${at}`, 1e9, 100)));
		const axis = memoryAxis(alike);
		expect(placeOf(alike[0]?.memory.bytes ?? 0, axis)).toBeCloseTo(0.5);
		expect(axis.marks.length).toBeGreaterThan(0);
		expect(sidesOf(alike, axis, downloadsAxis(alike)).size).toBeLessThanOrEqual(2);
	});

	test("names the most used where a name covers nothing", () => {
		const points = pointsOf([...MODELS, model("acme/beside-the-small-one", 1.1e9, 1_900_000)]);
		const named = [...sidesOf(points, memoryAxis(points), downloadsAxis(points))];
		expect(named.map(([{ name }, side]) => `${name} ${side}`)).toEqual([
			"tiny right",
			"small left",
			"beside-the-small-one right",
			"middle right",
			"large left",
		]);
	});

	test("has its figures as a table, and no stop for the keyboard", () => {
		const html = renderToStaticMarkup(createElement(UseChart, { points: pointsOf(MODELS) }));
		expect(html).toMatch(/<th scope="row"><a class="id" href="\/models\/acme\/large">/);
		expect(html.match(/<svg[^>]*>/)?.[0]).toContain('aria-hidden="true"');
		expect(html.match(/<a href="[^"]*" tabindex="-1">/g)).toHaveLength(4);
	});
});
