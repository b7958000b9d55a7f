import type { OnResult } from "../check.ts";
import { pythonEnvironment } from "../environments/python.ts";
import { freePort } from "../processes/freePort.ts";
import type { Subject } from "../subject.ts";
import { batchesOf } from "./batches.ts";
import { fixtureOf } from "./fixtures.ts";
import { type Hub, serveMiniatures } from "./hub.ts";
import { makeMiniatures, SAMPLES } from "./miniatures.ts";
import { filesBeside, rewritten } from "./rewrites.ts";
import { runConcurrently } from "./schedule.ts";

/** Runs the snippets of a language. */
export interface Runtime {
	/** Runs a program with files in its working directory, given as paths by name; resolves with its problem, if any. */
	run(text: string, files: Readonly<Record<string, string>>): Promise<string | undefined>;
	close(): Promise<void>;
}

/** Starts a runtime whose snippets use the hub at `host:port`. */
export type Start = (hub: string, subjects: readonly Subject[]) => Promise<Runtime>;

/**
 * Runs snippets on the miniatures of their fixtures, as printed except for the reviewed rewrites. A snippet passes only
 * if the access log of the hub shows that it read files of its model.
 */
export async function runOnMiniatures(
	python: string,
	subjects: readonly Subject[],
	start: Start,
	onResult: OnResult,
): Promise<void> {
	const ofFixture = Map.groupBy(subjects, ({ id }) => fixtureOf(id));
	const folders = new Map<string, string>();
	const made = await makeMiniatures(python, [...ofFixture.keys()]);
	for (const [fixture, own] of ofFixture) {
		const miniatures = made.get(fixture);
		if (miniatures !== undefined && "folder" in miniatures) folders.set(fixture, miniatures.folder);
		else for (const subject of own) onResult(subject, `its miniature could not be made: ${miniatures?.problem}`);
	}
	if (folders.size === 0) return;
	const samples = await makeSamples(pythonEnvironment("run")?.python ?? python);
	const ready = [...folders.keys()].flatMap((fixture) => ofFixture.get(fixture) ?? []);
	await runInBatches(folders, samples, ready, start, onResult);
}

/** The folder of the sample media. */
async function makeSamples(python: string): Promise<string> {
	const samples = (await makeMiniatures(python, [SAMPLES])).get(SAMPLES);
	if (samples !== undefined && "folder" in samples) return samples.folder;
	throw new Error(`verify/miniatures/samples.py: ${samples?.problem}`);
}

/** Serves one batch of miniatures after the other at the same address, and runs the snippets that read them. */
async function runInBatches(
	folders: ReadonlyMap<string, string>,
	samples: string,
	subjects: readonly Subject[],
	start: Start,
	onResult: OnResult,
): Promise<void> {
	const port = await freePort();
	const runtime = await start(`127.0.0.1:${port}`, subjects);
	try {
		for (const { fixtures, repositories } of batchesOf(folders)) {
			const batch = subjects.filter(({ id }) => fixtures.includes(fixtureOf(id)));
			const hub = await serveMiniatures(new Map([...repositories, [SAMPLES_ID, `${samples}/${SAMPLES_ID}`]]), port);
			const run = (subject: Subject): Promise<string | undefined> => runOne(subject, runtime, hub, samples);
			await runConcurrently(batch, run, onResult).finally(() => hub.close());
		}
	} finally {
		await runtime.close();
	}
}

const SAMPLES_ID = "vitrine/samples";

async function runOne(
	{ language, text, model }: Subject,
	runtime: Runtime,
	{ address, log }: Hub,
	samples: string,
): Promise<string | undefined> {
	const started = new Date();
	const files = Object.entries(filesBeside(text)).map(([name, sample]) => [name, `${samples}/${SAMPLES_ID}/${sample}`]);
	const program = rewritten(language, text, `http://${address}/${SAMPLES_ID}/resolve/main`);
	const problem = await runtime.run(program, Object.fromEntries(files));
	// The port differs from run to run, which must not change the report.
	if (problem !== undefined) return problem.replaceAll(`http://${address}`, "HF_ENDPOINT");
	return (await log.hasRead(model.id, started)) ? undefined : `ran to its end, but read no file of ${model.id}`;
}
