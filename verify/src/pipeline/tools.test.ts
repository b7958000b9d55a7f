import { expect, it } from "vitest";
import { includesTools, merged } from "./tools.ts";

it("a package is one tool in whatever spelling, of which the later check tells the version", () => {
	expect(merged({ python: "3.11", colpali_engine: "1" }, { "colpali-engine": "2" })).toEqual({
		python: "3.11",
		"colpali-engine": "2",
	});
});

it("a row has the tools of a check if each has the same version, in whatever spelling", () => {
	const row = { python: "3.11", "llama-cpp-python": "0.3", numpy: "2" };
	expect(includesTools(row, { python: "3.11", llama_cpp_python: "0.3" })).toBe(true);
	expect(includesTools(row, { llama_cpp_python: "0.4" })).toBe(false);
	expect(includesTools(row, { torch: "2" })).toBe(false);
});
