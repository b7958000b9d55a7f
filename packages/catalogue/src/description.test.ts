import { describe, expect, it } from "vitest";
import { descriptionChecks, problemsIn } from "../test/descriptionFacts.ts";
import { localApps } from "./apps/index.ts";
import type { Description } from "./description.ts";
import { libraries } from "./libraries/index.ts";

it("every library and every app has a sentence of its own", () => {
	const sentences = [...libraries, ...localApps].map(({ summary }) => summary);
	const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
	expect(twice, "say what distinguishes the second").toEqual([]);
});

describe("what is wrong with a description", () => {
	const tides: Description = { summary: "Forecasts tides, by the harbour office." };
	const stated = { source: "pypi:tides 1.0.0", day: "2026-11-23" };

	it.each<[wrong: Partial<Description>, told: string]>([
		[{ summary: "" }, 'summary is "": write what it is for and who makes it'],
		[{ summary: "Forecasts tides" }, "end it with a full stop"],
		[{ summary: "Forecasts tides. By the harbour office." }, "write one sentence"],
		[{ summary: `Forecasts ${"tides ".repeat(30)}.` }, "write at most 140 characters; it has 191"],
		[{ summary: "Tides forecasts tides, by the harbour office." }, "start with what it does"],
		[{ summary: "Forecasts\n tides." }, "write single spaces"],
		[{ licence: { ...stated, value: "Apache" } }, 'licence.value is "Apache": write an SPDX expression'],
		[{ licence: { ...stated, value: "MIT", source: "the README" } }, 'licence.source is "the README": write'],
		[{ licence: { ...stated, value: "MIT", day: "2026-02-30" } }, 'licence.day is "2026-02-30": write a day'],
		[{ languages: { ...stated, value: [] } }, "languages.value is []: name some of Python, JavaScript"],
		[{ platforms: { ...stated, value: ["CUDA", "CPU"] } }, 'platforms.value is ["CUDA","CPU"]: name some of CPU'],
		[{ platforms: { ...stated, value: ["CPU", "CPU"] } }, "each once, in this order"],
	])("names the file, the field, its value and what to write: %j", (wrong, told) => {
		const checks = descriptionChecks({ prettyLabel: "Tides", ...tides, ...wrong });
		expect(problemsIn("tides.ts", checks)).toContainEqual(expect.stringContaining(told));
	});

	it("nothing, where all is in order", () => {
		const platforms = { ...stated, value: ["CPU", "phone"] } as const;
		const licence = { ...stated, value: "Apache-2.0 AND MIT", source: "github:acme/tides@0123abc README.md" };
		expect(problemsIn("", descriptionChecks({ prettyLabel: "Tides", ...tides, licence, platforms }))).toEqual([]);
	});
});
