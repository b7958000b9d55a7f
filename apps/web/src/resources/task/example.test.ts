import { taskInfo } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { expect, test } from "vitest";
import { testStore } from "../../testing/site.ts";
import { codeLevel } from "../../data/defaultCode.ts";
import { taskCode } from "./code.ts";
import { taskExample } from "./example.ts";

const TASK = taskInfo("text-generation");
const [RECOMMENDED] = TASK.models;

const talks = (id: string, parameters: number, more: Partial<ModelRecord> = {}): ModelRecord => ({
	id,
	tags: ["transformers"],
	pipeline_tag: TASK.id,
	library_name: "transformers",
	transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
	cardData: { license: "apache-2.0" },
	num_parameters: parameters,
	...more,
});

async function exampleAmong(...models: readonly ModelRecord[]): Promise<string | undefined> {
	const { index } = await testStore(models);
	return (await taskExample(index, TASK))?.id;
}

test("the example is a recommended model if that is open, small and has code", async () => {
	const id = RECOMMENDED?.id ?? "";
	expect(await exampleAmong(talks(id, 1e9), talks("acme/more-used", 1e9, { downloads: 99 }))).toBe(id);
});

test("a small and open model comes before a recommended one that is neither", async () => {
	const recommended = talks(RECOMMENDED?.id ?? "", 1e11, { gated: "manual" });
	expect(await exampleAmong(recommended, talks("acme/small", 1e9))).toBe("acme/small");
});

test("without a model of the index, it is the catalogue's own", async () => {
	const { index } = await testStore([]);
	const { example: _, ...withoutExample } = TASK;
	const example = talks("acme/elsewhere", 1e9);
	expect(await taskExample(index, { ...TASK, example })).toBe(example);
	expect(await taskExample(index, withoutExample)).toBeUndefined();
});

test("the list of tasks shows the level of the model that the task's page shows", async () => {
	const recommended = talks(RECOMMENDED?.id ?? "", 1e11, { library_name: "vllm", gated: "manual" });
	const { index } = await testStore([recommended, talks("acme/small", 1e9)]);
	const example = await taskExample(index, TASK);
	expect(example?.id).toBe("acme/small");
	expect((await taskCode(index)).get(TASK.id)).toEqual(codeLevel(talks("acme/small", 1e9)));
	expect((await taskCode(index)).get(TASK.id)).not.toEqual(codeLevel(recommended));
});
