import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OPTION_FACTS, wireName } from "@vitrine/inference";
import { expect, it } from "vitest";
import { callFlags, givenCallOptions } from "./callOptions.ts";

const BATCH = join(import.meta.dirname, "../../../docs/batch.md");

it("docs/batch.md describes every option of a call, in these words", () => {
	const rows = OPTION_FACTS.map((fact) => `| \`${wireName(fact)}\` | ${fact.summary} |`);
	const lines = new Set(readFileSync(BATCH, "utf8").split("\n"));
	expect(
		rows.filter((row) => !lines.has(row)),
		"add these rows to the table of docs/batch.md",
	).toEqual([]);
});

it("every option has a flag", () => {
	expect(callFlags().map(({ flags }) => flags)).toEqual([
		"--provider <id>",
		"--provider-id <name>",
		"--access-token <token>",
		"--stream",
		"--route <route>",
		"--messages <json>",
		"--inputs <json>",
		"--temperature <number>",
		"--max-tokens <number>",
		"--top-p <number>",
		"--response-format <json>",
		"--tools <json>",
		"--tool-choice <json>",
		"--bill-to <account>",
		"--endpoint-url <url>",
		"--token-variable <name>",
	]);
});

it("a flag gives the option that it is named after", () => {
	expect(givenCallOptions({ maxTokens: 5, stream: true, billTo: "org", library: ["x"] })).toMatchObject({
		max_tokens: 5,
		stream: true,
		billTo: "org",
		provider: undefined,
	});
});

it.each([
	["--max-tokens <number>", "5", 5],
	["--max-tokens <number>", "many", "many"],
	["--messages <json>", '[{"role": "user"}]', [{ role: "user" }]],
	["--messages <json>", "hello", "hello"],
	["--inputs <json>", "5", "5"],
	["--inputs <json>", '{"a": 1}', { a: 1 }],
	["--tool-choice <json>", "auto", "auto"],
])("the value of %s %s is %j", (flags, text, value) => {
	const flag = callFlags().find((one) => one.flags === flags);
	expect(flag?.parseArg?.(text, undefined)).toEqual(value);
});
