import { describe, expect, it } from "vitest";
import { misnamed } from "./misnamed.ts";

const of = (rest: object): readonly string[] => misnamed({ id: "acme/demo", tags: [], ...rest });

describe("misnamed", () => {
	it("reports an unknown task and the similar one", () => {
		expect(of({ pipeline_tag: "txt-generation" })).toEqual([
			'pipeline_tag: "txt-generation" is not a task; did you mean "text-generation"?',
		]);
		expect(of({ pipeline_tag: "zzzzzzzz" })).toEqual([
			'pipeline_tag: "zzzzzzzz" is not a task; `vitrine tasks` lists them all',
		]);
	});

	it("reports a library in the wrong case, and its key", () => {
		expect(of({ library_name: "Transformers", pipeline_tag: "fill-mask" })).toEqual([
			"library_name: 'Transformers' is not a library key; did you mean 'transformers'?",
		]);
	});

	it("accepts right names, none, and libraries unlike any of the catalogue", () => {
		for (const library_name of ["transformers", "gguf", "pytorch", "onnxruntime", undefined])
			expect(of({ library_name })).toEqual([]);
	});
});
