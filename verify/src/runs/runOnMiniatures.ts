import { inDiffusers } from "@vitrine/catalogue";
import { NotChecked, type OnResult, type Result } from "../check.ts";
import { pythonEnvironment } from "../environments/python.ts";
import { freePort } from "../processes/freePort.ts";
import type { Subject } from "../subject.ts";
import { batchesOf } from "./batches.ts";
import { fixtureOf } from "./fixtures.ts";
import { type Hub, serveMiniatures } from "./hub.ts";
import { makeMiniatures, SAMPLES } from "./miniatures.ts";
import { filesBeside, rewritten } from "./rewrites.ts";
import { runConcurrently } from "./schedule.ts";
import { isWeights } from "./weights.ts";

/** Runs the snippets of a language. */
export interface Runtime {
	/** Runs the program of a snippet with files in its working directory, given as paths by name. */
	run(text: string, files: Readonly<Record<string, string>>, subject: Subject): Promise<Result>;
	close(): Promise<void>;
}

/** Starts a runtime whose snippets use the hub at `host:port`. */
type Start = (hub: string, subjects: readonly Subject[]) => Promise<Runtime>;

/** Snippets whose miniatures are made. */
export interface Ready {
	readonly subjects: readonly Subject[];
	/** The folder with the repositories of each fixture. */
	readonly folders: ReadonlyMap<string, string>;
	/** The folder of the sample media. */
	readonly samples: string;
}

/** Makes the miniatures of snippets with a Python; snippets whose miniature cannot be made are not checked. */
export async function makeReady(python: string, subjects: readonly Subject[], onResult: OnResult): Promise<Ready> {
	const ofFixture = Map.groupBy(subjects, ({ id }) => fixtureOf(id));
	const folders = new Map<string, string>();
	const made = await makeMiniatures(python, [...ofFixture.keys()]);
	for (const [fixture, own] of ofFixture) {
		const miniatures = made.get(fixture);
		if (miniatures !== undefined && "folder" in miniatures) folders.set(fixture, miniatures.folder);
		else {
			const reason = `its miniature cannot be made: ${miniatures?.problem}`;
			for (const subject of own) onResult(subject, new NotChecked(reason));
		}
	}
	const ready = subjects.filter(({ id }) => folders.has(fixtureOf(id)));
	return { subjects: ready, folders, samples: await makeSamples(pythonEnvironment("run")?.python ?? python) };
}

/** The folder of the sample media. */
async function makeSamples(python: string): Promise<string> {
	const samples = (await makeMiniatures(python, [SAMPLES])).get(SAMPLES);
	if (samples !== undefined && "folder" in samples) return samples.folder;
	throw new Error(`verify/miniatures/samples.py: ${samples?.problem}`);
}

/**
 * Runs snippets on the miniatures of their fixtures, as printed except for the reviewed rewrites; one batch of miniatures
 * after the other is served at the same address. A snippet passes only if the access log shows that it read weights.
 */
export async function runOnMiniatures(
	{ subjects, folders, samples }: Ready,
	start: Start,
	onResult: OnResult,
): Promise<void> {
	if (subjects.length === 0) return;
	const port = await freePort();
	const runtime = await start(`127.0.0.1:${port}`, subjects);
	const fixturesHere = new Set(subjects.map(({ id }) => fixtureOf(id)));
	const own = new Map([...folders].filter(([fixture]) => fixturesHere.has(fixture)));
	try {
		for (const { fixtures, repositories } of batchesOf(own)) {
			const batch = subjects.filter(({ id }) => fixtures.includes(fixtureOf(id)));
			const hub = await serveMiniatures(new Map([...repositories, [SAMPLES_ID, `${samples}/${SAMPLES_ID}`]]), port);
			const run = (subject: Subject): Promise<Result> => runOne(subject, runtime, hub, samples);
			await runConcurrently(batch, run, onResult).finally(() => hub.close());
		}
	} finally {
		await runtime.close();
	}
}

/** The repository of the sample media. */
export const SAMPLES_ID = "vitrine/samples";

/** The files of its repository that a snippet has read when it ran to its end. */
export const filesReadBy = new WeakMap<Subject, readonly string[]>();

async function runOne(subject: Subject, runtime: Runtime, { address, log }: Hub, samples: string): Promise<Result> {
	const { language, text, model } = subject;
	const started = new Date();
	const files = Object.entries(filesBeside(text)).map(([name, sample]) => [name, `${samples}/${SAMPLES_ID}/${sample}`]);
	const program = rewritten(language, text, `http://${address}/${SAMPLES_ID}/resolve/main`);
	const result = await runtime.run(program, Object.fromEntries(files), subject);
	// The port differs from run to run, which must not change the report.
	if (typeof result === "string") return result.replaceAll(`http://${address}`, "HF_ENDPOINT");
	if (result !== undefined) return result;
	const read = await log.filesRead(repositoryOf(model.id, text), started);
	filesReadBy.set(subject, read);
	return withoutWeights(subject, read);
}

/** The repository of a model that a program reads: where it says so, the one that has the model in the layout of Diffusers. */
const repositoryOf = (id: string, text: string): string =>
	text.includes("# The same model in the layout of Diffusers.") ? inDiffusers(id) : id;

/** The problem of a program that ended well, given the files that it read; undefined if weights are among them. */
function withoutWeights({ id: snippet, model: { id } }: Subject, files: readonly string[]): string | undefined {
	const library = snippet.startsWith("load/") ? snippet.split("/")[1] : undefined;
	if (files.some((file) => isWeights(file, library))) return undefined;
	if (files.length === 0) return `ran to its end, but read no file of ${id}`;
	return `ran to its end, but read no weights of ${id}, only ${files.slice(0, 3).join(", ")}`;
}
