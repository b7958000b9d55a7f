import { CodeError } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { swept } from "../../../../test/sweep.ts";
import { type Call, type CallOptions, CHAT, CLIENTS, isRefusal, plan, providers, snippetsFor } from "../index.ts";
import { drafted } from "../plan/draft.ts";
import { remembering } from "./drafts.ts";
import { character } from "../../../../test/characters.ts";

const cases = providers.flatMap(({ id: provider, tasks }) => tasks.map((task) => ({ provider, task })));

const recordOf = (task: string, id: string, mask_token?: string): ModelRecord => ({
	id,
	...(task === CHAT ? { tags: [CHAT], pipeline_tag: "text-generation" } : { tags: [], pipeline_tag: task }),
	...(mask_token !== undefined && { mask_token }),
});

const calledName = fc.oneof(
	fc.string({ unit: character, minLength: 1, maxLength: 12 }).map((text) => `owner/${text}`),
	fc.constantFrom(
		"owner/name",
		"owner/name:version",
		"a:b:c",
		"owner/name:",
		"black-forest-labs/flux.1-kontext",
		`o/${"long".repeat(30)}`,
		"o/'",
		"-o",
	),
);

/** The output for a call, by client: each snippet with its shape, or the value that cannot be written. */
const remembered = (call: Call): unknown[] =>
	snippetsFor(call).map((result) => (isRefusal(result) ? result.got : [result.content, result.shape]));

/** The same without the cache: a copy of a call has no cached draft. */
const afresh = (call: Call): unknown[] =>
	CLIENTS.filter((client) => client.kinds.has(call.kind) && client.canSend(call)).map((client) => {
		try {
			const code = client.write({ ...call });
			return [String(code), code.shape];
		} catch (error) {
			if (error instanceof CodeError) return error.value;
			throw error;
		}
	});

describe("what is remembered", () => {
	for (const [{ numRuns, share }, options] of swept([
		{ numRuns: 100, share: 3 },
		{ numRuns: 400, share: 1 },
	]))
		it(`gives the same calls and snippets as without it, after ${numRuns} others`, options, () => {
			const check = ({ provider, task }: (typeof cases)[number], id: string, providerId: string | undefined): void => {
				for (const streaming of [false, true])
					for (const route of ["provider", "router"] as const) {
						const asked: CallOptions = { provider, providerId, streaming, route };
						const call = plan(recordOf(task, id, "<mask>"), asked);
						if (isRefusal(call)) continue;
						expect(remembered(call)).toEqual(afresh(call));
					}
			};
			for (const [at, one] of cases.entries())
				if (at % share === 0) for (const id of ["owner/name", "owner/other:2"]) check(one, id, undefined);
			fc.assert(fc.property(fc.constantFrom(...cases), calledName, fc.option(calledName, { nil: undefined }), check), {
				numRuns,
			});
		});

	it("is used: the second snippet of a draft is not written by its client", () => {
		for (const { provider, task } of cases) {
			const calls = ["owner/first", "owner/second"].map((id) => plan(recordOf(task, id), { provider }));
			for (const client of CLIENTS)
				for (const [at, call] of calls.entries()) {
					if (isRefusal(call) || !client.kinds.has(call.kind) || !client.canSend(call)) continue;
					const write = client.write;
					let written = 0;
					Object.assign(client, { write: (one: Call) => (written++, write(one)) });
					snippetsFor(call, (one) => one === client);
					Object.assign(client, { write });
					if (at === 1) expect(written, `${client.language}/${client.name}, ${provider}, ${task}`).toBe(0);
				}
		}
	});

	it("is a draft of its own for all that a call depends on but the model's name", () => {
		const draft = remembering(drafted);
		const seen = new Set<unknown>();
		const ask = (more: object, payload: object = {}): void => {
			const entry = undefined;
			const options = { provider: "auto" };
			const record = recordOf("fill-mask", "owner/name");
			const base = {
				record,
				task: "fill-mask",
				kind: "basic",
				streaming: false,
				route: "provider" as const,
				entry,
				options,
			};
			const target = { type: "auto" as const, provider: "auto", name: "owner/name", nameField: "", isGuessed: false };
			seen.add(draft({ ...base, ...more }, { inputs: "x", parameters: {}, ...payload }, target));
		};
		ask({});
		ask({});
		expect(seen.size).toBe(1);
		ask({}, { inputs: "y" });
		ask({}, { inputs: { x: "y" } });
		ask({}, { inputs: ["y"] });
		ask({}, { inputs: ["y"] });
		ask({}, { parameters: { num_inference_steps: 4 } });
		ask({}, { parameters: { num_inference_steps: 5 } });
		ask({ record: recordOf("text-to-image", "owner/name") });
		ask({ options: { provider: "auto", billTo: "org" } });
		ask({ options: { provider: "auto", inputs: "x" } });
		ask({ options: { provider: "auto", temperature: 0 } });
		ask({ route: "router" });
		expect(seen.size).toBe(11);
	});

	it("cannot be changed through one of the calls that share it", () => {
		const call = plan(recordOf(CHAT, "owner/name"), { provider: "together" });
		if (isRefusal(call)) throw new Error("there is no call");
		expect([call.request?.headers, call.inputs].every(Object.isFrozen)).toBe(true);
	});
});
