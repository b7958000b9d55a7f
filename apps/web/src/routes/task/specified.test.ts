import { taskNames } from "@vitrine/catalogue";
import { describe, expect, test } from "vitest";
import { byTag, elementsOf, textOf } from "../../testing/html.ts";
import { testApp } from "../../testing/site.ts";

/** What the specification names about a task, as each of its three forms has it. */

async function formsOf(
	task: string,
): Promise<readonly [page: string, markdown: string, json: Record<string, unknown>]> {
	const app = await testApp();
	const html = await (await app.request(`/tasks/${task}`)).text();
	const answer = await (await app.request(`/api/v1/tasks/${task}`)).json();
	return [
		textOf(byTag(elementsOf(html), "main")[0]!),
		await (await app.request(`/tasks/${task}.md`)).text(),
		answer as Record<string, unknown>,
	];
}

describe("a task has", () => {
	test("the task under which hubs list it, beside the value that they use now", async () => {
		const [page, markdown, json] = await formsOf("translation");
		expect(page).toMatch(/Listed under\s*text2text-generation\s*Now listed under\s*text-generation/);
		expect(markdown).toContain("- **Listed under:** `text2text-generation`\n- **Now listed under:** `text-generation`");
		expect(json).toMatchObject({ canonicalId: "text2text-generation", canonicalIdToday: "text-generation" });
	});

	test("its demo models", async () => {
		const [page, markdown, json] = await formsOf("visual-question-answering");
		const model = "dandelin/vilt-b32-finetuned-vqa";
		expect(page).toMatch(/Demo models\s*dandelin\/vilt-b32-finetuned-vqa/);
		expect(markdown).toContain(`- **Demo models:** \`${model}\``);
		expect(json["widgetModels"]).toEqual([model]);
	});

	test("the filters that leave it out", async () => {
		const { id } = taskNames.find(({ hideInDatasets, hideInModels }) => hideInDatasets && !hideInModels)!;
		const [page, markdown, json] = await formsOf(id);
		expect(page).toMatch(/Hidden in\s*dataset filter/);
		expect(markdown).toContain("- **Hidden in:** dataset filter");
		expect(json).toMatchObject({ hideInDatasets: true });
		const list = (await (await (await testApp()).request("/api/v1/tasks")).json()) as {
			readonly tasks: readonly { readonly id: string; readonly hideInDatasets?: boolean }[];
		};
		expect(list.tasks.filter((task) => task.hideInDatasets).map((task) => task.id)).toEqual(
			taskNames.filter(({ hideInDatasets }) => hideInDatasets).map((task) => task.id),
		);
	});

	test("the sentence of the specification where it has no example input", async () => {
		const [page] = await formsOf("reinforcement-learning");
		expect(page).toContain("No input example has been defined for this model task.");
		const app = await testApp();
		expect(await (await app.request("/api/v1/tasks/reinforcement-learning/inputs")).json()).toMatchObject({
			defined: false,
			input: "No input example has been defined for this model task.",
		});
	});
});
