import { expect, it } from "vitest";
import * as fc from "fast-check";
import { type CallOptions, CHAT, CLIENTS, providers, snippets, snippetsOf } from "../index.ts";
import type { ModelRecord } from "@vitrine/model";
import { plan } from "./plan.ts";

const cases = providers.flatMap(({ id: provider, tasks }) => tasks.map((task) => ({ provider, task })));

const recordOf = (task: string, id: string, mask_token?: string): ModelRecord => ({
	id,
	...(task === CHAT ? { tags: [CHAT], pipeline_tag: "text-generation" } : { tags: [], pipeline_tag: task }),
	...(mask_token !== undefined && { mask_token }),
});

/** A call that no form is remembered for, since it says what is meant anyway. */
const afresh = (record: ModelRecord, options: CallOptions): ReturnType<typeof snippets> => {
	const call = plan(record, options);
	return call === undefined ? [] : snippetsOf({ ...call });
};

const name = fc.oneof(
	fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).map((text) => `owner/${text}`),
	fc.constantFrom(
		"owner/name",
		"owner/name:version",
		"black-forest-labs/flux.1-kontext",
		`o/${"long".repeat(30)}`,
		"o/'",
	),
);

const told = ({ content, shape }: { content: string; shape?: string }): unknown[] => [content, shape];

it(
	"calls of one form differ in the model's name alone: a snippet is the same, whatever was asked before",
	{ timeout: 60_000 },
	() => {
		fc.assert(
			fc.property(
				fc.constantFrom(...cases),
				name,
				fc.option(name, { nil: undefined }),
				fc.boolean(),
				fc.constantFrom("provider", "router"),
				({ provider, task }, id, providerId, streaming, route) => {
					const options: CallOptions = { provider, providerId, streaming, route: route as "provider" | "router" };
					const record = recordOf(task, id, "<mask>");
					let first: unknown;
					try {
						first = snippets(record, options).map(told);
					} catch {
						return;
					}
					expect(first).toEqual(afresh(record, options).map(told));
				},
			),
			{ numRuns: 400 },
		);
	},
);

it("a form remembers what clients wrote, and hand-made calls are written all the same", () => {
	const call = plan(recordOf(CHAT, "owner/name"), { provider: "together" })!;
	for (const client of CLIENTS.filter((one) => one.kinds.includes(call.kind) && one.says(call)))
		expect(String(client.write(call))).toBe(String(client.write({ ...call })));
});

it("what many calls share cannot be changed by who holds one of them", () => {
	const { request, inputs } = plan(recordOf(CHAT, "owner/name"), { provider: "together" })!;
	expect([request!.headers, inputs].every(Object.isFrozen)).toBe(true);
});
