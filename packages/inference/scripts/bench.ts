// npm run bench [-- --rounds NUMBER]: snippets written per second, beside the released generator, in one run; and what
// a browser would load.
import { parseArgs } from "node:util";
import { snippets as released } from "@huggingface/inference";
import { type CallOptions, CHAT, isRefusal, plan, providers, snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { type Case, median, Meter, type Write } from "./meter.ts";
import { EXAMPLE, sizeOf, SNIPPETS } from "./sizes.ts";

const ours: Write = ({ record, provider, streaming }, name) =>
	snippets(named(record, name), { provider, providerId: atProvider(name), streaming } satisfies CallOptions);

type Released = (typeof released)["getInferenceSnippets"];

const theirs: Write = ({ record, provider, task, streaming }, name) => {
	const model = named(record, name);
	const mapping = { hfModelId: model.id, provider, providerId: atProvider(name), status: "live", task };
	const words = [model, provider, mapping, { streaming }] as unknown as Parameters<Released>;
	return released.getInferenceSnippets(...words);
};

const named = (record: ModelRecord, name: string): ModelRecord => ({ ...record, id: `owner/${name}` });
const atProvider = (name: string): string => `owner/${name}-at-the-provider`;

/** Passes over all calls per turn: one pass is too short to time. */
const PASSES = 200;
/** Passes per turn of the other generator, which take about as long. */
const SLOW_PASSES = 3;
/** Warm-up passes for the compiler; the other generator is warm after one turn. */
const WARMING = 600;

const { values } = parseArgs({ options: { rounds: { type: "string", default: "9" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
	throw new Error(`--rounds: ${values.rounds} is not a number of rounds, such as 9.`);

speed();
await sizes();

/** Both write the same calls in alternating turns, so that other load affects both equally. Times are CPU time. */
function speed(): void {
	const all = allCases();
	const cases = quietly(() => all.filter((one) => writes(ours, one) && writes(theirs, one)));
	const [own, other] = [new Meter("Vitrine", ours), new Meter("released generator", theirs)];
	for (let pass = 0; pass < WARMING; pass++) quietly(() => own.pass(cases));
	for (let pass = 0; pass < SLOW_PASSES; pass++) quietly(() => other.pass(cases));
	const ratios: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const slow = quietly(() => other.measure(cases, SLOW_PASSES));
		ratios.push(quietly(() => own.measure(cases, PASSES)) / slow);
	}
	console.log(`${cases.length} calls that both can write, of ${all.length} (task × provider, chat also as a stream)`);
	console.log(`${rounds} rounds of each, by turns`);
	for (const meter of [own, other]) console.log(`  ${meter.line()}`);
	const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
	console.log(`  ratio: median ${median(ratios).toFixed(0)}, from ${low.toFixed(0)} to ${high.toFixed(0)}`);
}

/** The released generator throws for some calls; those are skipped. */
function writes(write: Write, one: Case): boolean {
	try {
		return write(one, "name").length > 0;
	} catch {
		return false;
	}
}

async function sizes(): Promise<void> {
	console.log("What a browser loads, bundled as the site is (bytes, and as brotli)");
	for (const [name, source] of Object.entries({
		"every client and provider": SNIPPETS,
		"an example input alone": EXAMPLE,
	})) {
		const { bytes, brotli } = await sizeOf(source);
		console.log(`  ${name.padEnd(36)}${String(bytes).padStart(8)}${String(brotli).padStart(8)}`);
	}
}

/** Every task of every provider, chat also as a stream. */
function allCases(): readonly Case[] {
	return providers
		.flatMap(({ id: provider, tasks }) =>
			tasks.flatMap((task) =>
				(task === CHAT ? [false, true] : [false]).map((streaming) => ({
					record: recordOf(task),
					provider,
					task,
					streaming,
				})),
			),
		)
		.filter(({ record, provider }) => !isRefusal(plan(record, { provider, providerId: atProvider("name") })));
}

function recordOf(task: string): ModelRecord {
	const id = "owner/name";
	return task === CHAT ? { id, tags: [CHAT], pipeline_tag: "text-generation" } : { id, tags: [], pipeline_tag: task };
}

/** The released generator reports on the console what it cannot write. */
function quietly<T>(work: () => T): T {
	const { error, warn, log } = console;
	Object.assign(console, { error: () => {}, warn: () => {}, log: () => {} });
	try {
		return work();
	} finally {
		Object.assign(console, { error, warn, log });
	}
}
