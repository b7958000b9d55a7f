import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { callDifferences, inputDifferences, libraryDifferences, packedIn, taskDifferences } from "./differences.ts";
import { consumer, ROOT } from "./places.ts";

// The differences that docs/migrating.md lists are those of a run of both packages over the same records.

const ours = await packedIn(consumer());
const PAGE = readFileSync(join(ROOT, "docs/migrating.md"), "utf8");
const row = (name: string): string => PAGE.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
const listed = (keys: readonly string[]): string =>
	keys
		.map((key) => `\`${key}\``)
		.join(", ")
		.replace(/, ([^,]+)$/, " and $1");

it("names the versions that it compared", () => {
	for (const name of ["tasks", "inference"]) {
		const { version } = JSON.parse(readFileSync(join(ROOT, `node_modules/@huggingface/${name}/package.json`), "utf8"));
		expect(PAGE).toContain(`\`@huggingface/${name}\` ${version}`);
	}
});

it("has the differences of tasks", () => {
	const { tags, added, sameOrder, pipeline, unwritten, canonical } = taskDifferences(ours);
	expect(sameOrder).toBe(true);
	expect(row("`PIPELINE_TYPES`")).toContain(`the same ${tags} tags in the same order, and ${listed(added)}`);
	expect(row("`PIPELINE_DATA`")).toContain(`except for ${listed(pipeline)}`);
	expect(row("`TASKS_DATA`")).toContain(`none for ${unwritten};`);
	expect(row("`TASKS_DATA`")).toContain(`\`canonicalId\` of ${listed(canonical)} is`);
});

it("has the differences of libraries", () => {
	const { removed, added, label, address, filter, downloads, moreCode, lessCode, mapping } = libraryDifferences(ours);
	expect([removed, address, lessCode]).toEqual([[], [], []]);
	const page = row("`MODEL_LIBRARIES_UI_ELEMENTS`");
	expect(page).toContain(`the label of ${listed(label)}, the filter of ${listed(filter)}`);
	expect(page).toContain(`the download queries of ${listed(downloads)}`);
	expect(page).toContain(`The keys ${listed(added)} are added.`);
	expect(page).toContain(`${moreCode} more of the other libraries have snippets`);
	expect(mapping).toEqual(["speechbrain +text2text-generation", "transformers +text2text-generation"]);
});

it("has the differences of inputs and of calls", () => {
	vi.spyOn(console, "error").mockReturnValue();
	const inputs = inputDifferences(ours);
	const { tags } = taskDifferences(ours);
	expect(row("`getModelInputSnippet`")).toContain(`${tags - inputs.length} of ${tags} tasks`);
	expect(row("`getModelInputSnippet`")).toContain(`others are ${listed(inputs)}`);
	const { pairs, same, more, fewer } = callDifferences(ours);
	const page = row("`getInferenceSnippets`");
	expect(page).toContain(
		`Of ${pairs} pairs of a task and a provider that both have, ${same} have the same clients and ${more} more`,
	);
	expect(page).toContain(`${fewer.length} lack a client`);
	expect(page).toContain(listed(fewer.map((pair) => pair)));
});
