import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawings } from "../scripts/drawings.ts";
import { drawFlower, numbersFrom } from "../scripts/flowers.ts";
import { chair, drawSolid, stool } from "../scripts/solids.ts";

describe("generated drawings", () => {
	test.each(Object.entries(drawings))("%s equals the script's output", (name, drawing) => {
		const kept = readFileSync(new URL(`../media/${name}`, import.meta.url), "utf8");
		// Machines may round a sine differently, so the last digit of a place is free.
		expect(withoutNumbers(kept), "run `node packages/catalogue/scripts/drawings.ts`").toBe(withoutNumbers(drawing));
		const [places, drawn] = [numbersIn(kept), numbersIn(drawing)];
		expect(places.filter((place, at) => Math.abs(place - drawn[at]!) > 1)).toEqual([]);
	});
});

describe("a flower", () => {
	test("depends only on its seed", () => {
		expect(drawFlower(3, 0, 0)).toBe(drawFlower(3, 0, 0));
		expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawFlower(seed, 0, 0))).size).toBe(6);
	});

	test("uses numbers spread from 0 to 1", () => {
		const number = numbersFrom(1);
		const tenths = new Set(Array.from({ length: 200 }, () => Math.floor(number() * 10)));
		expect([...tenths].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
	});
});

describe("a solid", () => {
	const view = { turned: 30, tilted: 20, at: [100, 80], scale: 2 } as const;

	test("shows all its edges, or only the visible faces", () => {
		for (const solid of [chair, stool]) {
			const faces = solid.reduce((sum, part) => sum + part.faces.length, 0);
			expect(pathsIn(drawSolid(solid, view))).toBe(faces);
			expect(pathsIn(drawSolid(solid, { ...view, hue: 30 }))).toBeLessThan(faces);
		}
	});

	test("shows three of six faces of a block at an angle", () => {
		const seat = chair.filter(({ layer }) => layer === 1);
		expect(pathsIn(drawSolid(seat, { ...view, hue: 30 }))).toBe(3);
		expect(pathsIn(drawSolid(seat, { ...view, turned: 0, tilted: 0, hue: 30 }))).toBe(1);
	});

	test("is centred where the view says", () => {
		const places = numbersIn(drawSolid(stool, view));
		const [x, y] = [places.filter((_, at) => at % 2 === 0), places.filter((_, at) => at % 2 === 1)];
		expect((Math.min(...x) + Math.max(...x)) / 2).toBeCloseTo(100, 0);
		expect((Math.min(...y) + Math.max(...y)) / 2).toBeCloseTo(80, 0);
	});
});

function withoutNumbers(drawing: string): string {
	return drawing.replace(/-?\d+(\.\d+)?/g, "0");
}

function numbersIn(drawing: string): number[] {
	return [...drawing.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
}

function pathsIn(drawing: string): number {
	return drawing.split("<path").length - 1;
}
