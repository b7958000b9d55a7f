import { setTimeout } from "node:timers/promises";
import { isEnumerable, openSource } from "@vitrine/sources";
import type { Store } from "../store.ts";
import { filesSourceOf, isLocal } from "../localSource.ts";
import { isLarge } from "./fileVersion.ts";

/** Milliseconds between two looks whether the catalogue has changed. */
const PERIOD = 15_000;

/**
 * Computes the digests of all large files in the background, at the start and after each change of the catalogue, until the
 * signal is aborted. What cannot be read is left to the requests for it.
 */
export async function computeAll(store: Store, signal: AbortSignal): Promise<void> {
	let done: string | undefined;
	while (!signal.aborted) {
		const generation = await store.index.generation().catch(() => done);
		if (generation !== done) await everySource(store, signal).catch(() => undefined);
		done = generation;
		await setTimeout(PERIOD, undefined, { ref: false, signal }).catch(() => undefined);
	}
}

async function everySource(store: Store, signal: AbortSignal): Promise<void> {
	for (const { id: source, location } of (await store.index.sources()).filter(isLocal)) {
		const opened = await openSource(location).catch(() => undefined);
		if (opened === undefined || !isEnumerable(opened)) continue;
		for await (const id of opened.ids()) {
			if (signal.aborted) return;
			await everyFile(store, source, id).catch(() => undefined);
		}
	}
}

/** Computes the digests of the files that are served for an id, if they are from this source. */
async function everyFile(store: Store, source: string, id: string): Promise<void> {
	const row = await store.index.get(id);
	if (row === undefined || filesSourceOf(row) !== source) return;
	const files = store.repositories(row);
	for (const file of (await files?.files(id)) ?? []) {
		const version = { source, id, ...file };
		if (files === undefined || !isLarge(file) || store.digests.find(version) !== undefined) continue;
		await store.digests.compute(version, () => files.open(id, file.path));
	}
}
