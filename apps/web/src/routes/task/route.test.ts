import { taskIds } from "@vitrine/catalogue";
import { describe, expect, test } from "vitest";
import { byTag, elementsOf, textOf } from "../../testing/html.ts";
import { testApp, testStore } from "../../testing/site.ts";

/** What a page of a task says, as text. */
async function textAt(path: string): Promise<string> {
	const html = await (await (await testApp()).request(path)).text();
	return textOf(byTag(elementsOf(html), "main")[0]!);
}

describe("a task that no model names", () => {
	test("says why it shows no code, and where to find some", async () => {
		const text = await textAt("/tasks/multiple-choice");
		expect(text).toContain("No model in this index names this task");
		for (const way of ["models below", "How to choose a model says", "libraries that serve it", "Import a model"])
			expect(text).toContain(way);
	});

	test("says so in Markdown too, and links to the hub for models that are not in the index", async () => {
		const markdown = await (await (await testApp()).request("/tasks/multiple-choice.md")).text();
		expect(markdown).toContain("## Code\n\nNo model in this index names this task, so there is no code to show.");
		expect(markdown).toMatch(/\[`google\/gemma-2-2b-it`\]\(https?:\/\/[^/]+\/google\/gemma-2-2b-it\)/);
	});
});

describe("the example model of a task", () => {
	const silent = { id: "acme/silent", tags: [], pipeline_tag: "other", downloads: 9_000, likes: 90 };
	const policy = { id: "acme/policy", tags: ["lerobot"], pipeline_tag: "other", library_name: "lerobot" };
	const another = {
		id: "acme/another",
		tags: ["lerobot"],
		pipeline_tag: "other",
		library_name: "lerobot",
		likes: 3,
	};

	test("has code, and is the most liked of the most used library", async () => {
		const app = await testApp({ store: await testStore([silent, policy, another]) });
		expect(await (await app.request("/tasks/other.md")).text()).toContain("For `acme/another`:");
	});

	test("is any model, with the reason, if none has code", async () => {
		const app = await testApp({ store: await testStore([silent]) });
		const markdown = await (await app.request("/tasks/other.md")).text();
		expect(markdown).toContain("For `acme/silent`:");
		expect(markdown).toContain("No library of the catalogue is known to load acme/silent.");
	});
});

describe("the example input of a task", () => {
	test("is on one line, even if it is written on several", async () => {
		const html = await (await (await testApp()).request("/tasks/summarization")).text();
		const section = html.slice(html.indexOf('id="input"'), html.indexOf('id="models"'));
		expect(section).toContain("lay tiles. The town council");
		expect(section).not.toContain("\\n\\t");
	});

	test("is not invented for a task without a common call", async () => {
		expect(await textAt("/tasks/depth-estimation")).toContain("The input (image) is read by the library");
	});
});

test("the facts of a task leave out zeros, except for its models", async () => {
	const text = await textAt("/tasks/multiple-choice");
	expect(text).toContain("Models0");
	expect(text).not.toContain("Providers0");
});

test("the index of tasks and home name all of them", async () => {
	const [index, home] = await Promise.all([textAt("/tasks"), textAt("/")]);
	expect(index).toContain(`${taskIds.length} tasks`);
	expect(home).toContain(`All ${taskIds.length}, with the number of models`);
	for (const text of [index, home]) expect(text).toContain("Multiple Choice");
});
