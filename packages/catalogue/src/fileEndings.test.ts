import { describe, expect, it } from "vitest";
import { fileEndings } from "./fileEndings.ts";
import { libraries } from "./libraries/index.ts";

const libraryWith = (ending: string): readonly string[] =>
	libraries.filter((one) => fileEndings(one).some((found) => found.ending === ending)).map(({ key }) => key);

describe("a file ending", () => {
	it.each([
		[".keras", "keras"],
		[".gguf", "llama-cpp-python"],
		[".onnx", "transformers.js"],
		[".nemo", "nemo"],
		[".skops", "sklearn"],
		[".tflite", "litert"],
		[".safetensors", "transformers"],
		[".h5", "tf-keras"],
	])("%s leads to the library that reads it: %s", (ending, key) => {
		expect(libraryWith(ending)).toContain(key);
	});

	it("comes with its reason: what the library reads precedes what is counted for it", () => {
		const keras = libraries.find(({ key }) => key === "keras")!;
		expect(fileEndings(keras).find(({ ending }) => ending === ".keras")).toEqual({
			ending: ".keras",
			why: "It reads .keras files (Keras)",
		});
	});

	it("is none of settings and texts, and has one dot", () => {
		const all = libraries.flatMap((one) => fileEndings(one).map(({ ending }) => ending));
		expect(all.filter((ending) => !/^\.[a-z0-9]+$/.test(ending))).toEqual([]);
		expect(libraryWith(".json")).toEqual([]);
		expect(libraryWith(".yaml")).toEqual([]);
	});
});
