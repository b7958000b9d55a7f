import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageSize } from "../../data/media.ts";
import { pieces } from "../../ui/demo/DemoTokens.tsx";
import { asJson } from "./input/json.ts";
import { mediaOf } from "./mediaOf.ts";
import { shapeOf } from "./input/shape.ts";

describe("the tokens of a demo", () => {
	test("cut the text into pieces that add up to it", () => {
		const token = fc.record({ type: fc.constantFrom("PER", "LOC"), start: fc.nat(30), length: fc.nat(10) });
		fc.assert(
			fc.property(fc.string({ maxLength: 30 }), fc.array(token), (text, tokens) => {
				const cut = pieces(
					text,
					tokens.map(({ type, start, length }) => ({ type, start, end: start + length })),
				);
				expect(cut.map(({ content }) => content).join("")).toBe(text);
			}),
		);
	});

	test("are at their offsets", () => {
		expect(
			pieces("Ada in Paris", [
				{ type: "LOC", start: 7, end: 12 },
				{ type: "PER", start: 0, end: 3 },
			]),
		).toEqual([
			{ start: 0, content: "Ada", type: "PER" },
			{ start: 3, content: " in " },
			{ start: 7, content: "Paris", type: "LOC" },
		]);
	});
});

describe("the inputs and outputs of a demo", () => {
	test("name each kind once", () => {
		const text = { type: "text", label: "Answer", content: "A" } as const;
		expect(mediaOf([text, { type: "audio", filename: "hello.wav" }, text])).toBe("text, audio");
	});

	test("are not images if an image only represents them", () => {
		const frame = { type: "img", filename: "frame.svg", alt: "A frame" } as const;
		expect(
			mediaOf([
				{ ...frame, standsFor: "video" },
				{ ...frame, standsFor: "video" },
			]),
		).toBe("video");
		expect(mediaOf([frame])).toBe("image");
	});
});

test("an image of a demo has the size that its file states", () => {
	expect(imageSize("cat.svg")).toEqual({ width: 480, height: 360 });
	expect(imageSize("arrival.svg")).toEqual({ width: 480, height: 168 });
});

describe("an example input", () => {
	test("is equivalent JSON", () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(JSON.parse(asJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
			}),
		);
	});

	test("keeps a list of plain values on one line", () => {
		expect(asJson({ petal: [1, 2], rows: [{ a: "b" }] })).toBe(
			'{\n    "petal": [1, 2],\n    "rows": [\n        {\n            "a": "b"\n        }\n    ]\n}',
		);
	});

	test.each([
		["Some text", "text"],
		["cats.jpg", "a file, sent unchanged"],
		[{ question: "", context: "" }, "{question, context}"],
		[{ source_sentence: "", sentences: [] }, "{source_sentence, sentences[]}"],
		[[{ role: "user", content: "" }], "a list of {role, content}"],
	])("%j has the shape: %s", (value, shape) => {
		expect(shapeOf(value)).toBe(shape);
	});
});
