// Coverage-guided fuzzing of everything that reads untrusted bytes.
//   npm run fuzz                            a minute for each target
//   npm run fuzz -- --seconds 3600          an hour for each
//   npm run fuzz -- --target markdown       one target
//   npm run fuzz -- --target gguf FILE…     only these inputs, with what they print
//   npm run fuzz -- --keep                  keeps inputs that run something new in fixtures/hostile/corpus
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { keep, keptInputs, report } from "./corpus.ts";
import { type Result, session } from "./session.ts";
import { TARGETS, targetOf } from "./targets/index.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		target: { type: "string", multiple: true },
		seconds: { type: "string", default: "60" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
		keep: { type: "boolean", default: false },
	},
});
const names = values.target ?? TARGETS;
const unknown = names.find((name) => !TARGETS.includes(name));
if (unknown !== undefined) stop(`There is no target “${unknown}”. The targets are: ${TARGETS.join(", ")}.`);
const seconds = number("seconds", values.seconds);
const seed = number("seed", values.seed);

if (positionals.length > 0) await replay();
else await fuzz();

async function fuzz(): Promise<void> {
	let passed = 0;
	for (const name of names) passed += (await fuzzed(name)) ? 1 : 0;
	console.log(`${passed} passed, ${names.length - passed} failed`);
	process.exitCode = passed === names.length ? 0 : 1;
}

/** Whether a target kept its promises. */
async function fuzzed(name: string): Promise<boolean> {
	const { seeds } = await targetOf(name);
	const corpus = [
		...seeds.map((seed) => (typeof seed === "string" ? new TextEncoder().encode(seed) : seed)),
		...keptInputs(name),
	];
	const result = await session({ name, corpus, seed, seconds, most: 5 });
	print(name, result);
	if (values.keep) console.log(`  kept ${keep(name, result.kept)} inputs`);
	return result.findings.length === 0;
}

function print(name: string, { runs, corpus, blocks, findings }: Result): void {
	console.log(
		`${name}: ${runs} inputs, ${blocks} blocks, corpus of ${corpus}, ${findings.length} findings (seed ${seed})`,
	);
	for (const { kind, input, why } of findings) {
		const path = relative(process.cwd(), report(name, kind, input));
		console.log(`  ${kind}, ${input.length} bytes: ${why.split("\n").slice(0, 4).join("\n    ")}`);
		console.log(`  again: npm run fuzz -- --target ${name} ${path}`);
	}
}

async function replay(): Promise<void> {
	const [name, ...others] = names;
	if (name === undefined || others.length > 0) stop("Name the target of the files: --target NAME FILE…");
	const { run } = await targetOf(name);
	for (const path of positionals) {
		const started = performance.now();
		await run(Uint8Array.from(readFileSync(path)));
		console.log(`${path}: ${Math.round(performance.now() - started)} ms`);
	}
}

function number(option: string, given: string): number {
	const value = Number(given);
	return Number.isInteger(value) && value > 0
		? value
		: stop(`--${option} must be a whole number above 0, not “${given}”.`);
}

function stop(message: string): never {
	console.error(message);
	process.exit(2);
}
