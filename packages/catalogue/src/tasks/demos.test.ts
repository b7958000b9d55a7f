import { describe, expect, test } from "vitest";
import { tasks } from "../tasks.ts";
import type { DemoItem } from "../shapes.ts";

const items = tasks.flatMap(({ id, demo }) =>
	[...demo.inputs, ...demo.outputs].map((item, index) => [`${id} ${index} (${item.type})`, item] as const),
);

const fields: Record<DemoItem["type"], RegExp> = {
	text: /^content,label,type$/,
	img: /^alt,filename,(standsFor,)?type$/,
	audio: /^filename,(label,)?type$/,
	chart: /^data,type$/,
	tabular: /^table,type$/,
	"text-with-tokens": /^text,tokens,type$/,
};

test.each(items)("%s has the fields of its type and no other", (_, item) => {
	expect(Object.keys(item).toSorted().join(",")).toMatch(fields[item.type]);
});

describe.each(only("text"))("%s", (_, item) => {
	test("is labelled and not empty", () => {
		expect(item.label.trim()).toBeTruthy();
		expect(item.content.trim()).toBeTruthy();
	});
});

describe.each([...only("img"), ...only("audio")])("%s", (_, item) => {
	test("names a file of its kind", () => {
		expect(item.filename).toMatch(item.type === "img" ? /^[\w-]+\.svg$/ : /^[\w-]+\.wav$/);
	});
});

test.each(only("img"))("%s describes the image in words", (_, item) => {
	expect(item.alt.length).toBeGreaterThan(20);
});

describe.each(only("chart"))("%s", (_, { data }) => {
	test("scores from 0 to 1, the best first, each label once", () => {
		const scores = data.map(({ score }) => score);
		expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		expect(new Set(data.map(({ label }) => label)).size).toBe(data.length);
	});
});

describe.each(only("tabular"))("%s", (_, { table }) => {
	test("has a row of column names and rows of the same length", () => {
		expect(table.length).toBeGreaterThan(1);
		expect(new Set(table.map((row) => row.length)).size).toBe(1);
		expect(new Set(table[0]).size).toBe(table[0]?.length);
	});
});

describe.each(only("text-with-tokens"))("%s", (_, { text, tokens }) => {
	test("marks whole words inside the text, in order, without overlap", () => {
		let last = 0;
		for (const { type, start, end } of tokens) {
			expect(type).toBeTruthy();
			expect(start).toBeGreaterThanOrEqual(last);
			expect(end).toBeGreaterThan(start);
			expect(end).toBeLessThanOrEqual(text.length);
			expect(text.slice(start, end)).toMatch(/^\p{L}.*\p{L}$/u);
			expect(text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1)).not.toMatch(/\p{L}/u);
			last = end;
		}
	});
});

test("marked-up text equals the input text", () => {
	for (const { demo } of tasks) {
		for (const item of demo.outputs) {
			if (item.type !== "text-with-tokens") continue;
			expect(demo.inputs.map((input) => (input.type === "text" ? input.content : ""))).toContain(item.text);
		}
	}
});

type Named<T extends DemoItem["type"]> = readonly [string, Extract<DemoItem, { readonly type: T }>];

function only<T extends DemoItem["type"]>(type: T): Named<T>[] {
	return items.filter((item): item is (typeof items)[number] & Named<T> => item[1].type === type);
}
