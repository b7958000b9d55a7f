import { taskIds } from "@vitrine/catalogue";
import { describe, expect, it } from "vitest";
import { callableTasks, exampleInput, NO_EXAMPLE } from "../index.ts";
import { chatModel, ofTask } from "../../test/records.ts";
import { tidied } from "./tidy.ts";

const example = (task: string): unknown => exampleInput(ofTask(task));

describe("example inputs", () => {
	it("have the shape of the payload table", () => {
		expect(example("question-answering")).toEqual({ question: expect.any(String), context: expect.any(String) });
		expect(example("sentence-similarity")).toEqual({
			source_sentence: expect.any(String),
			sentences: expect.arrayContaining([expect.any(String)]),
		});
		expect(example("table-question-answering")).toEqual({ query: expect.any(String), table: expect.any(Object) });
		for (const task of ["document-question-answering", "visual-question-answering"])
			expect(example(task)).toEqual({ image: expect.any(String), question: expect.any(String) });
		for (const task of ["image-to-image", "image-to-video"])
			expect(example(task)).toEqual({ image: expect.any(String), prompt: expect.any(String) });
	});

	it("give tables columns of one length", () => {
		const { table } = example("table-question-answering") as { table: object };
		for (const columns of [example("tabular-classification"), example("tabular-regression"), table])
			expect(new Set(Object.values(columns as object).map((values: unknown[]) => values.length)).size).toBe(1);
	});

	it("are chat messages for models tagged conversational", () => {
		expect(exampleInput(chatModel)).toEqual([{ role: "user", content: expect.any(String) }]);
		const vision = exampleInput({ ...chatModel, pipeline_tag: "image-text-to-text" });
		expect(vision).toEqual([
			{
				role: "user",
				content: [
					{ type: "text", text: expect.any(String) },
					{ type: "image_url", image_url: { url: expect.stringMatching(/^https:/) } },
				],
			},
		]);
	});

	it("use the model's own mask token, else that of its architecture, else [MASK]", () => {
		expect(exampleInput(ofTask("fill-mask", { mask_token: "<mask>" }))).toContain("<mask>");
		expect(example("fill-mask")).toContain("[MASK]");
		for (const type of ["roberta", "xlm-roberta", "camembert", "mpnet", "esm"])
			for (const more of [{ tags: ["transformers", type] }, { config: { model_type: type } }])
				expect(exampleInput(ofTask("fill-mask", more)), type).toContain("the <mask> under");
		const bert = { tags: ["bert", "roberta"], config: { model_type: "bert" } };
		expect(exampleInput(ofTask("fill-mask", bert))).toContain("[MASK]");
		expect(exampleInput(ofTask("fill-mask", { tags: ["distilbert", "barter"] }))).toContain("[MASK]");
	});

	it("are there for every task that can be called, and for no other", () => {
		const callable = callableTasks();
		for (const task of taskIds) expect(example(task) !== NO_EXAMPLE, task).toBe(callable.includes(task));
		expect(exampleInput({ id: "a/b", tags: [] })).toBe("No input example has been defined for this model task.");
		expect(example("constructor")).toBe(NO_EXAMPLE);
	});

	it("become one line on demand", () => {
		expect(example("summarization")).toMatch(/\n\t/);
		expect(exampleInput(ofTask("summarization"), { oneLine: true })).not.toMatch(/[\n\t]/);
		expect(tidied({ a: ["one\n\t\ttwo\n three"] }, { oneLine: true })).toEqual({ a: ["one two  three"] });
	});

	it("lose one pair of quotes around them on demand", () => {
		expect(tidied('""hello" she said"', { unquoted: true })).toBe('"hello" she said');
		expect(tidied('hello" she said', { unquoted: true })).toBe('hello" she said');
		expect(tidied('"', { unquoted: true })).toBe('"');
	});
});
