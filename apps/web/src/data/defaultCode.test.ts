import type { ModelRecord } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { panelView } from "../panel/view/props.ts";
import { codeLevel } from "./defaultCode.ts";

const record = (fields: Partial<ModelRecord>): ModelRecord => ({ id: "acme/demo", tags: [], ...fields });

const GGUF = { siblings: [{ rfilename: "demo-Q4_K_M.gguf" }], pipeline_tag: "text-generation" };
const CASES: Readonly<Record<string, ModelRecord>> = {
	transformers: record({ library_name: "transformers", pipeline_tag: "text-generation", tags: ["safetensors"] }),
	"a tag alone": record({ tags: ["timm"], pipeline_tag: "image-classification" }),
	"GGUF of a card that names Transformers": record({ library_name: "transformers", ...GGUF }),
	files: record({}),
};

describe("the level of default code", () => {
	test.each(Object.entries(CASES))("is that of a block that the panel shows first: %s", (_, one) => {
		const code = codeLevel(one);
		const { blocks } = panelView(one, { mode: "load" });
		const levels = blocks.flatMap((block) => (block.type === "code" ? [block.checked?.level] : []));
		expect(levels).toContain(code?.level);
		expect(code?.level).toBeDefined();
	});

	test("names what the code uses, and says what was checked", () => {
		expect(codeLevel(record({ library_name: "transformers", ...GGUF }))?.text).toMatch(/^llama-cpp-python: .*\d{4}\./);
		expect(codeLevel(record({ library_name: "vllm", pipeline_tag: "text-generation" }))?.text).toMatch(/^vLLM: /);
	});

	test("is lowered where only a tag names the library", () => {
		const tagged = codeLevel(record({ tags: ["timm"], pipeline_tag: "image-classification" }));
		expect(tagged).toEqual({ level: "typed", text: expect.stringContaining("A tag names timm.") });
	});

	test("is none for an id that no code can contain", () => {
		expect(codeLevel(record({ id: "no\0id" }))).toBeUndefined();
	});
});
