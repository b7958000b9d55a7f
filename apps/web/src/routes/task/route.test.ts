import { taskIds } from "@vitrine/catalogue";
import { taskInfo } from "@vitrine/catalogue/taskInfo";
import type { ModelRecord } from "@vitrine/model";
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
		const text = await textAt("/tasks/tabular-to-text");
		expect(text).toContain("There is no example: neither this index nor the catalogue has a model for this task.");
		for (const way of ["How to choose a model says", "libraries that serve it", "Import a model"])
			expect(text).toContain(way);
	});

	test("says so in Markdown too", async () => {
		const markdown = await (await (await testApp()).request("/tasks/tabular-to-text.md")).text();
		expect(markdown).toContain(
			"## Code\n\nThere is no example: neither this index nor the catalogue has a model for this task.",
		);
	});

	test("links to the hub for models that are not in the index", async () => {
		const markdown = await (await (await testApp()).request("/tasks/multiple-choice.md")).text();
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
		expect(await (await app.request("/tasks/other.md")).text()).toContain("For `acme/another` · not gated:");
	});

	test("is any model, with the reason, if none has code", async () => {
		const app = await testApp({ store: await testStore([silent]) });
		const markdown = await (await app.request("/tasks/other.md")).text();
		expect(markdown).toContain("For `acme/silent` · not gated:");
		expect(markdown).toContain("No library of the catalogue is known to load acme/silent.");
	});
});

/** A model for text under an open licence. */
const open = (id: string, more: object) => ({
	id,
	tags: ["transformers", "safetensors", "llama", "conversational"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	cardData: { license: "apache-2.0" },
	...more,
});

describe("the models and libraries of a task", () => {
	const chronos = {
		id: "amazon/chronos-2",
		tags: ["chronos-forecasting"],
		library_name: "chronos-forecasting",
		pipeline_tag: "time-series-forecasting",
		downloads: 5,
	};
	test("are one list: those of this index, with what the catalogue says of them, then suggestions marked as not here", async () => {
		const app = await testApp({ store: await testStore([chronos, { ...chronos, id: "own/forecast", downloads: 9 }]) });
		const html = await (await app.request("/tasks/time-series-forecasting")).text();
		const models = html.slice(html.indexOf('id="models"'), html.indexOf('id="libraries"'));
		expect(models.match(/href="\/models\/amazon\/chronos-2"/g)).toHaveLength(1);
		expect(models).not.toContain("hub.example/amazon/chronos-2");
		expect(models.indexOf("own/forecast")).toBeLessThan(models.indexOf("amazon/chronos-2"));
		expect(models).toMatch(/more suggestions?, which (is|are) not in this index/);
		const text = await (await app.request("/tasks/time-series-forecasting.md")).text();
		expect(text.indexOf("Suggested, not in this index:")).toBeGreaterThan(text.indexOf("`own/forecast`"));
	});

	test("name a library that reads the models of the index, even if the catalogue lists none for the task", async () => {
		const app = await testApp({ store: await testStore([chronos]) });
		const html = await (await app.request("/tasks/time-series-forecasting")).text();
		expect(html).not.toContain("No library in the catalogue serves this task");
		expect(html.slice(html.indexOf('id="libraries"'))).toContain('href="/libraries/chronos-forecasting"');
	});

	test("have code for a small, open and ungated model, however popular the others are", async () => {
		const records = [
			open("big/huge", { downloads: 9_000, num_parameters: 120e9 }),
			open("shut/gated", { downloads: 8_000, num_parameters: 1e9, gated: "manual" }),
			open("odd/terms", { downloads: 7_000, num_parameters: 1e9, cardData: { license: "cc-by-nc-4.0" } }),
		];
		const markdownWith = async (small: ModelRecord): Promise<string> => {
			const app = await testApp({ store: await testStore([...records, small]) });
			return (await app.request("/tasks/text-generation.md")).text();
		};
		expect(await markdownWith(open("fine/small", { num_parameters: 1e9 }))).toContain(
			"For `fine/small` · 1.0 B parameters · apache-2.0 · not gated:",
		);
		// Of models that a hub counts downloads of, one that was chosen for the task comes first.
		const counted = await markdownWith(open("any/small", { downloads: 1, num_parameters: 1e9 }));
		expect(counted).toContain(`For \`${taskInfo("text-generation").example?.id}\` · `);
	});

	test("come with a recording of this site where sound is the input", async () => {
		const html = await (await (await testApp()).request("/tasks/automatic-speech-recognition")).text();
		const [, file] = /A recording to try it with[^]*?href="(\/media\/[^"]+\.wav)"/.exec(html) ?? [];
		expect((await (await testApp()).request(file ?? "")).status).toBe(200);
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
	expect(home).toContain(`All ${taskIds.length}, with their numbers of models`);
	for (const text of [index, home]) expect(text).toContain("Multiple Choice");
});
