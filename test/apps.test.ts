import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LocalApp, localApps } from "@vitrine/catalogue";
import { describe, expect, it } from "vitest";
import { root } from "./source.ts";

const [, commands = "", links = ""] = readFileSync(join(root, "docs/apps.md"), "utf8").split(/^## /m);

describe("docs/apps.md", () => {
	it("has a row for each app, under what it offers", () => {
		expect(
			rowsOf(commands)
				.map(([name]) => name)
				.toSorted(),
		).toEqual(labels((app) => !("deeplink" in app)));
		expect(
			rowsOf(links)
				.map(([name]) => name)
				.toSorted(),
		).toEqual(labels((app) => "deeplink" in app));
	});

	it("states a day, or a dash, for each comparison", () => {
		const days = [...rowsOf(commands), ...rowsOf(links)].map((cells) => cells[3]);
		expect(days.filter((day) => day === undefined || !/^(?:\d{4}-\d\d-\d\d|–)$/.test(day))).toEqual([]);
	});
});

const labels = (isOf: (app: LocalApp) => boolean): readonly string[] =>
	localApps
		.filter(isOf)
		.map(({ prettyLabel }) => prettyLabel)
		.toSorted();

const rowsOf = (section: string): readonly (readonly string[])[] =>
	[...section.matchAll(/^\| (.+) \|$/gm)].map(([, cells = ""]) => cells.split(" | ")).slice(1);
