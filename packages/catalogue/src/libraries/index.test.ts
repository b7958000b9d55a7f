import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../test/libraryFacts.ts";
import { FIXTURES } from "../../test/loadRecords.ts";
import type { Library } from "../shapes.ts";
import { libraries } from "./index.ts";

describe("libraries", () => {
	it("come in catalogue order, which decides between libraries of one record", async () => {
		const order = libraries.map(({ key }) => key).join("\n") + "\n";
		await expect(order).toMatchFileSnapshot(join(FIXTURES, "../catalogue/libraries.txt"));
	});

	it.each(libraries)("$key has valid facts", (library) => {
		expect(problemsOf(library)).toEqual([]);
	});
});

describe("what is wrong with a library", () => {
	const library: Library = {
		key: "tides",
		prettyLabel: "Tides",
		summary: "Forecasts tides, by the harbour office.",
		repoName: "tides",
		repoUrl: "https://example.org/tides",
		filter: false,
		tasks: [],
		hostedTasks: [],
	};

	it.each<[wrong: Partial<Library>, told: string]>([
		[{ repoUrl: "" }, 'repoUrl is "": write the address of its repository'],
		[{ docsUrl: "http://example.org" }, 'docsUrl is "http://example.org": write an address that starts with https://'],
		[{ summary: "Forecasts tides" }, 'summary is "Forecasts tides": end it with a full stop'],
		[{ prettyLabel: " " }, 'prettyLabel is " ": write the name'],
		[{ tasks: ["text-to-tide"] }, 'tasks is "text-to-tide": name a task of packages/catalogue/src/tasks/table.ts'],
		[{ hostedTasks: ["other", "other"] }, 'hostedTasks is ["other","other"]: name each task once'],
		[{ countDownloads: { field: "path_extension", value: ".bin" } }, 'countDownloads is ".bin": write the extension'],
		[{ package: { ecosystem: "pypi", name: "" } }, 'package.name is "": write the name of a package of pypi'],
		[{ package: { ecosystem: "other", name: "tides" } }, 'package.name is "tides": write "git:"'],
		[{ package: { ecosystem: "pypi", name: "tides", checkout: "pip" } }, 'package.checkout is "pip": leave it out'],
	])("names the file, the field, its value and what to write: %j", (wrong, told) => {
		expect(problemsOf({ ...library, ...wrong })).toEqual([
			expect.stringContaining(`packages/catalogue/src/libraries/tides.ts: ${told}`),
		]);
	});
});
