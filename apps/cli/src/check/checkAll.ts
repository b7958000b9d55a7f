import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcomes, Store } from "@vitrine/store";
import { checkModel, type CheckOptions, planFor } from "@vitrine/verify/here";
import type { Io } from "../io.ts";
import { type Entry, entryOf } from "./entry.ts";
import type { Selected } from "./models.ts";
import { type OwnServer, startServer } from "./server.ts";

/** A store that can keep outcomes. */
export type CheckStore = Store & { readonly outcomes: Outcomes };

interface Work {
	readonly store: CheckStore;
	readonly data: string;
	readonly models: readonly Selected[];
	/** Uses the outcome of an earlier check if it is of these files and this code. */
	readonly resume: boolean;
	readonly options: Omit<CheckOptions, "onStep" | "signal">;
	readonly onStep: (at: number, model: Selected, step: string) => void;
	readonly onEntry: (entry: Entry) => Promise<void>;
}

/** Checks models one after the other, and keeps each outcome as soon as it is there. Throws the signal's reason. */
export async function checkAll(io: Io, work: Work): Promise<readonly Entry[]> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-checks-"));
	let server: OwnServer | undefined;
	const entries: Entry[] = [];
	try {
		for (const [at, model] of work.models.entries()) {
			io.signal.throwIfAborted();
			const earlier = work.resume ? await earlierEntry(work, model) : undefined;
			if (server?.isAlive() === false) server = undefined;
			server ??= earlier ? undefined : await startServer(io, work.data, folder);
			const entry = earlier ?? (await checkOne(io, work, at, model, server!));
			entries.push(entry);
			await work.onEntry(entry);
		}
		return entries;
	} finally {
		await server?.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function checkOne(io: Io, work: Work, at: number, model: Selected, server: OwnServer): Promise<Entry> {
	const { record, revision } = model;
	const onStep = (step: string): void => work.onStep(at, model, step);
	const checked = await checkModel(model, server, { ...work.options, signal: io.signal, onStep });
	if ("problem" in checked) return { record, revision, verdict: "not run", reason: reasonOf(checked) };
	if (!server.isAlive())
		return { record, revision, verdict: "not run", reason: "the check's server stopped in the meantime" };
	const isSame = (await work.store.repositories(model.row)?.revision(record.id)) === revision;
	if (!isSame) return { record, revision, verdict: "not run", reason: "its files changed while it was checked" };
	work.store.outcomes.keep(checked.outcome);
	return entryOf(record, checked.outcome);
}

const reasonOf = ({ problem, needsTrust }: { readonly problem: string; readonly needsTrust?: boolean }): string =>
	needsTrust ? `${problem}. Add --trust to run it anyway` : problem;

/** The entry of an earlier check of the same files with the code that the page shows now. */
async function earlierEntry({ store, options }: Work, { row, record }: Selected): Promise<Entry | undefined> {
	const known = await store.outcomes.of(row);
	if (!known?.isCurrent) return undefined;
	const plan = planFor(record, options.library);
	if ("problem" in plan || plan.library !== known.outcome.library) return undefined;
	const shapes = new Set(known.outcome.blocks.map(({ shape }) => shape));
	return plan.blocks.every(({ shape }) => shapes.has(shape)) ? entryOf(record, known.outcome, true) : undefined;
}
