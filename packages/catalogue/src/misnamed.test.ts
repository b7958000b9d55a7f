import { describe, expect, it } from "vitest";
import { misnamed } from "./misnamed.ts";

const of = (rest: object): readonly string[] => misnamed({ id: "acme/demo", tags: [], ...rest });

describe("misnamed", () => {
	it("names a task that does not exist, and the one that was meant", () => {
		expect(of({ pipeline_tag: "txt-generation" })).toEqual([
			'pipeline_tag: "txt-generation" is not a task; did you mean "text-generation"?',
		]);
		expect(of({ pipeline_tag: "zzzzzzzz" })).toEqual([
			'pipeline_tag: "zzzzzzzz" is not a task; `vitrine tasks` lists them all',
		]);
	});

	it("names a library in the wrong case, and its key", () => {
		expect(of({ library_name: "Transformers", pipeline_tag: "fill-mask" })).toEqual([
			"library_name: 'Transformers' is not a library key; did you mean 'transformers'?",
		]);
	});

	it("has nothing against right names, none, and libraries that are like none of the catalogue", () => {
		for (const library_name of ["transformers", "gguf", "pytorch", "onnxruntime", undefined])
			expect(of({ library_name })).toEqual([]);
	});
});
