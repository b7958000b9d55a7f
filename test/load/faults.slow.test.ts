import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startScript } from "../../apps/web/src/testing/processes.ts";
import { writeDataset } from "../../packages/search/bench/dataset.ts";
import { Random } from "../../packages/search/bench/random.ts";
import { RecordFile } from "../../packages/search/bench/recordFile.ts";
import type { StageResult } from "../../tools/attack/report.ts";
import { differences } from "../../tools/load/arrivals.ts";
import { mix } from "../../tools/load/mix.ts";
import { overload } from "../../tools/load/overload.ts";
import { allParts } from "../../tools/load/parts.ts";
import type { Run } from "../../tools/load/run.ts";
import type { Attack, Shot, Target } from "../../tools/load/shot.ts";
import { siteOf } from "../../tools/load/site.ts";
import { slow } from "../../tools/load/slow.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-load-test-"));
const file = join(folder, "records.ndjson");
beforeAll(() => writeDataset(file, 500, 1));
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent("mixed reading", () => {
	it.each([
		["", undefined],
		["memory", /^memory: \d+ % more in the last third/],
		["descriptors", /^\d+ descriptors are open, \d+ before$/],
		["death", /^the server died: 7:/],
		["errors", /^\d+ requests: 500, such as http/],
		["no Retry-After", /^\d+ requests: 503 without Retry-After/],
		["no answer", /^\d+ requests: no answer: /],
		["probes", /^\/(livez|readyz): \d+ of \d+ failed/],
	])("of a server with the fault %j breaks accordingly", async (fault, broken) => {
		const { result, figures } = await on(fault, (run) => mix(run, { rate: 20, seconds: 9 }));
		expect(result.tries).toBeGreaterThan(60);
		expectBroken(result, broken);
		expect(figures.kinds.find(({ kind }) => kind === "all")?.latencies.count).toBe(result.tries);
		expect(figures.kinds.length).toBeGreaterThan(8);
	});
});

describe.concurrent("overload", () => {
	it.each([
		["sheds", undefined],
		["no Retry-After", /^\d+ requests: 503 without Retry-After/],
		["no recovery", /^no recovery within 3 s$/],
		["death", /^the server died: 7:/],
	])("of a server with the fault %j breaks accordingly", async (fault, broken) => {
		const plan = { capacity: 20, times: 5, seconds: 5, patience: 3_000 };
		expectBroken(await on(fault, (run) => overload(run, plan)), broken);
	});
});

describe.concurrent("slow connections", () => {
	const plan = { idle: 60, readers: 5, halfOpen: 5, unfinished: 20, rate: 5, seconds: 3, patience: 4_000 };

	it.each([
		["", undefined],
		["connections", /^round 1: \d+ connections without a request were not ended within 4 s$/],
	])("of a server with the fault %j break accordingly", async (fault, broken) => {
		const result = await on(fault, (run) => slow(run, plan));
		expectBroken(result, broken);
		expect(result.figures?.["connections"]).toBe("90");
	});
});

it("reports a part that a death keeps from ending, and runs the others", async () => {
	const printed: StageResult[] = [];
	await on("death", async (run) => {
		const failing = { ...run, generator: refused };
		const options = { records: 1, minutes: 0.1, rate: 5, cluster: false, seed: 1, out: undefined };
		const { results } = await allParts(failing, { ...options, parts: ["overload"] }, undefined, (result) =>
			printed.push(result),
		);
		expect(results).toEqual(printed);
	});
	expect(printed.map(({ stage, broken }) => [stage, broken.length > 0])).toEqual([
		["warm-up", true],
		["overload, 3 times", true],
		["overload, 10 times", true],
	]);
});

it("records that an import acknowledged and that are missing, or older, are lost", () => {
	const served = new Map([
		["a", 3],
		["b", 2],
	]);
	expect(differences(served, ["a"], 3)).toEqual([]);
	expect(differences(served, ["a", "b"], 3)).toEqual(["1 of 2 records are not as imported, such as b (2)"]);
	expect(differences(served, ["c"], 3)).toEqual(["1 of 1 records are not as imported, such as c (missing)"]);
});

function expectBroken({ broken }: StageResult, expected: RegExp | undefined): void {
	if (expected === undefined) expect(broken).toEqual([]);
	else expect(broken).toContainEqual(expect.stringMatching(expected));
}

/** Does some work on a server with a planted fault. */
async function on<T>(fault: string, work: (run: Run) => Promise<T>): Promise<T> {
	const server = await startScript(join(import.meta.dirname, "planted.mjs"), fault);
	const records = new RecordFile(file, new Random(1));
	const site = siteOf(server);
	try {
		return await work({ site, generator: steady, records, random: new Random(2) });
	} finally {
		await site.close();
		records.close();
	}
}

/** A generator that cannot start. */
// oxlint-disable-next-line require-yield -- it ends before its first request
async function* refused(): AsyncGenerator<Shot> {
	throw new Error("refused");
}

/** A generator in this process, for servers that answer at once. */
async function* steady({ targets, rate, seconds }: Attack): AsyncGenerator<Shot> {
	const began = performance.now();
	const shots: Promise<Shot>[] = [];
	for (let seq = 0; seq < rate * seconds; seq++) {
		await setTimeout(Math.max(0, began + (seq * 1000) / rate - performance.now()));
		shots.push(shotAt(seq, targets.next().value as Target));
	}
	for (const shot of shots) yield await shot;
}

async function shotAt(seq: number, { url, headers = {} }: Target): Promise<Shot> {
	const started = performance.now();
	const at = performance.timeOrigin + started;
	const answer = await fetch(url, { headers, redirect: "manual" }).catch((error: unknown) => String(error));
	const ms = performance.now() - started;
	if (typeof answer === "string") return { seq, at, ms, status: 0, error: answer, url, hasRetryAfter: false };
	await answer.arrayBuffer();
	return { seq, at, ms, status: answer.status, error: "", url, hasRetryAfter: answer.headers.has("Retry-After") };
}
