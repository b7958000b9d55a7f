import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { appSnippets, localApps, type AppChoice, type LocalApp } from "./index.ts";
import { appsFor } from "../choices/apps.ts";

const FIXTURES = join(import.meta.dirname, "../../../../fixtures/app");
const records = JSON.parse(readFileSync(join(FIXTURES, "records.json"), "utf8")) as Readonly<
	Record<string, ModelRecord>
>;

interface Case {
	readonly app: LocalApp;
	readonly file: string;
	readonly text: string;
}

/** A choice and its record, for the apps whose output it changes. */
const CHOICES: Readonly<Record<string, readonly [record: string, choice: AppChoice]>> = {
	"gguf.smaller": ["gguf", { quant: "q8_0" }],
	"gguf.in-parts": ["gguf", { file: "F16/tiny-chat-F16-00001-of-00002.gguf" }],
	"gguf-files-unknown.chosen": ["gguf-files-unknown", { quant: "Q5_K_M" }],
	"gguf-unusual-files.same-name": ["gguf-unusual-files", { file: "b/tiny-Q5_K_M.gguf" }],
	"gguf-unusual-files.name-goes-on": ["gguf-unusual-files", { quant: "IQ3_S" }],
	"gguf-several-widths.other": ["gguf-several-widths", { quant: "BF16" }],
};

const plain: readonly Case[] = Object.entries(records).flatMap(([name, record]) =>
	appsFor(record).map((app) => caseOf(app, name, record)),
);
const chosen: readonly Case[] = Object.entries(CHOICES).flatMap(([name, [of, choice]]) =>
	appsFor(records[of]!)
		.filter((app) => textOf(app, records[of]!, choice) !== textOf(app, records[of]!))
		.map((app) => caseOf(app, name, records[of]!, choice)),
);
const cases = [...plain, ...chosen];

function caseOf(app: LocalApp, name: string, record: ModelRecord, choice?: AppChoice): Case {
	return { app, file: `${name}.${"deeplink" in app ? "txt" : "sh"}`, text: textOf(app, record, choice) };
}

/** An app's blocks for a record, each under its title. */
function textOf(app: LocalApp, record: ModelRecord, choice?: AppChoice): string {
	const blocks = appSnippets(app, record, choice).map((block) =>
		"link" in block ? block.link : `# == ${block.title}\n\n${String(block.code)}`,
	);
	return blocks.join("\n\n") + "\n";
}

describe.each(localApps)("$key", (app) => {
	const own = cases.filter((one) => one.app === app);

	it.each(own)("equals $file", async ({ file, text }) => {
		await expect(text).toMatchFileSnapshot(join(FIXTURES, app.key, file));
	});

	it("has no fixture without a record", () => {
		const expected = new Set(own.map(({ file }) => file));
		const files = existsSync(join(FIXTURES, app.key)) ? readdirSync(join(FIXTURES, app.key)) : [];
		expect(
			files.filter((file) => !expected.has(file)),
			"delete them",
		).toEqual([]);
	});
});

it("has no folder of a removed app", () => {
	const expected = new Set(["order.txt", "records.json", ...localApps.map(({ key }) => key)]);
	expect(readdirSync(FIXTURES).filter((name) => !expected.has(name))).toEqual([]);
});
