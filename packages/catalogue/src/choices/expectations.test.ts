import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { expect, it } from "vitest";
import { appKeysFor, appsFor } from "./apps.ts";
import { choicesFor } from "./choices.ts";

/**
 * What well-known models should be used with first, reviewed by hand against their cards: the key of a library, `app:` and
 * the key of an app, or `files`. The records are those of the starter, unless a line has its own.
 */
interface Expectation {
	readonly id: string;
	readonly expected: string;
	readonly record?: ModelRecord;
}

const root = join(import.meta.dirname, "../../../..");

function linesOf<T>(file: string): readonly T[] {
	const lines = readFileSync(join(root, file), "utf8").trim().split("\n");
	return lines.map((line) => JSON.parse(line) as T);
}

const starter = new Map(linesOf<ModelRecord>("starter/models.ndjson").map((record) => [record.id, record]));
const expectations = linesOf<Expectation>("packages/catalogue/test/expectations.ndjson");

function offered({ id, record = starter.get(id) }: Expectation): string {
	if (record === undefined) return "no record in the starter";
	const { first } = choicesFor(record);
	return first.kind === "app" ? `app:${first.key}` : first.key;
}

it("300 well-known models are offered what their cards say", () => {
	expect(new Set(expectations.map(({ id }) => id)).size).toBeGreaterThanOrEqual(300);
	const wrong = expectations.filter((one) => offered(one) !== one.expected);
	expect(wrong.map((one) => `${one.id}: ${one.expected}, but ${offered(one)} is offered first`)).toEqual([]);
});

it("the apps that an index counts are those of the choices, for every model of the starter", () => {
	const records = [...starter.values(), ...expectations.flatMap(({ record }) => record ?? [])];
	const found = records.map((record) => appKeysFor(record).toSorted());
	expect(found).toEqual(
		records.map((record) =>
			appsFor(record)
				.map(({ key }) => key)
				.toSorted(),
		),
	);
	expect(found.flat().length).toBeGreaterThan(records.length);
});
