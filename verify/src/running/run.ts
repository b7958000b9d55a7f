import type { Tell } from "../check.ts";
import { environment } from "../environment.ts";
import type { Subject } from "../subject.ts";
import { freePort, type Hub, serveMiniatures } from "./hub.ts";
import { type Made, makeMiniatures, SAMPLES } from "./miniatures.ts";
import { filesBeside, rewritten } from "./rewrites.ts";
import { rowOf } from "./rows.ts";
import { shelve } from "./shelves.ts";

/** What runs the snippets of a language. */
export interface Runtime {
	/** Runs a text with samples beside it, by name and path; what is wrong with it, if anything. */
	run(text: string, files: Readonly<Record<string, string>>): Promise<string | undefined>;
	close(): Promise<void>;
}

/** Starts a runtime whose snippets find the hub at `host:port`. */
export type Start = (hub: string, subjects: readonly Subject[]) => Promise<Runtime>;

/** How many snippets run at a time. */
const AT_A_TIME = 2;

/**
 * Runs snippets as they are printed, but for the reviewed rewrites, on the miniatures of their fixtures. One counts only
 * if the hub's own log shows that it read its model's files.
 */
export async function runOnMiniatures(
	python: string,
	subjects: readonly Subject[],
	start: Start,
	tell: Tell,
): Promise<void> {
	const ofRow = Map.groupBy(subjects, ({ id }) => rowOf(id));
	const made = await makeMiniatures(python, [...ofRow.keys()]);
	const samples = await makeMiniatures(environment("run")?.python ?? python, [SAMPLES]);
	const folders = new Map<string, string>();
	for (const [row, own] of ofRow) {
		const one = made.get(row)!;
		if ("folder" in one) folders.set(row, one.folder);
		else for (const subject of own) tell(subject, `its miniature could not be made: ${one.problem}`);
	}
	if (folders.size > 0) await runFrom(folders, folderOf(samples.get(SAMPLES)!), ofRow, start, tell);
}

/** Serves one shelf of miniatures after the other, at one address, and runs what reads them. */
async function runFrom(
	folders: ReadonlyMap<string, string>,
	samples: string,
	ofRow: ReadonlyMap<string, readonly Subject[]>,
	start: Start,
	tell: Tell,
): Promise<void> {
	const subjectsOf = (rows: Iterable<string>): readonly Subject[] => [...rows].flatMap((row) => ofRow.get(row)!);
	const port = await freePort();
	const runtime = await start(`127.0.0.1:${port}`, subjectsOf(folders.keys()));
	try {
		for (const shelf of shelve(folders)) {
			const served = new Map([...shelf.folders, [SAMPLES_ID, `${samples}/${SAMPLES_ID}`]]);
			const hub = await serveMiniatures(served, port);
			const run = (subject: Subject): Promise<string | undefined> => runOne(subject, runtime, hub, samples);
			await runAll(subjectsOf(shelf.rows), run, tell).finally(() => hub.close());
		}
	} finally {
		await runtime.close();
	}
}

const SAMPLES_ID = "vitrine/samples";

function folderOf(made: Made): string {
	if ("folder" in made) return made.folder;
	throw new Error(`verify/miniatures/samples.py: ${made.problem}`);
}

async function runOne(
	{ language, text, model }: Subject,
	runtime: Runtime,
	{ address, log }: Hub,
	samples: string,
): Promise<string | undefined> {
	const started = new Date();
	const files = Object.entries(filesBeside(text)).map(([name, sample]) => [name, `${samples}/${SAMPLES_ID}/${sample}`]);
	const printed = rewritten(language, text, `http://${address}/${SAMPLES_ID}/resolve/main`);
	const problem = await runtime.run(printed, Object.fromEntries(files));
	// The port is another one in every run, and a row of the report is not to change with it.
	if (problem !== undefined) return problem.replaceAll(`http://${address}`, "HF_ENDPOINT");
	return (await log.hasRead(model.id, started)) ? undefined : `ran to its end, but read no file of ${model.id}`;
}

/** Runs a few at a time, never two of one model: the log could not tell whose reading it saw. */
async function runAll(
	subjects: readonly Subject[],
	run: (subject: Subject) => Promise<string | undefined>,
	tell: Tell,
): Promise<void> {
	const left = [...subjects];
	const busy = new Map<string, Promise<void>>();
	while (left.length > 0 || busy.size > 0) {
		const at = busy.size < AT_A_TIME ? left.findIndex(({ model }) => !busy.has(model.id)) : -1;
		if (at < 0) {
			await Promise.race(busy.values());
			continue;
		}
		const [subject] = left.splice(at, 1);
		const { id } = subject!.model;
		busy.set(
			id,
			run(subject!).then((problem) => {
				busy.delete(id);
				tell(subject!, problem);
			}),
		);
	}
}
