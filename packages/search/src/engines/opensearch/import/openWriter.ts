import { randomUUID } from "node:crypto";
import type { ClusterClient } from "../client/clusterClient.ts";
import { refreshIndex, runSearch, WRITER_TIMES } from "../client/search.ts";
import { incompleteCatalogue } from "../documents/errors.ts";
import { aliasedIndices, createRecordsIndex, createStateIndex, stateIndexName } from "../documents/indices.ts";
import { APPLICATION, CATALOGUE_VERSION } from "../documents/mapping.ts";
import {
	checkNames,
	checkVersion,
	currentState,
	indexMeta,
	type StateDocument,
	storedState,
} from "../documents/stateDocument.ts";
import type { VersionedDocument } from "../documents/versionedDocument.ts";
import { waitForCopies } from "../documents/waitForCopies.ts";
import { CatalogueWriter, writeState } from "./catalogueWriter.ts";
import { acquireLease } from "./writeLease.ts";

/** Waits for the write lease, and creates missing indices. A catalogue of another version is accepted only with `any`. */
export async function openWriter(client: ClusterClient, versions: "own" | "any" = "own"): Promise<CatalogueWriter> {
	const before = await (versions === "own" ? currentState(client) : storedState(client));
	if (before === undefined) {
		await checkNames(client);
		await createStateIndex(client);
	}
	const lease = await acquireLease(client);
	try {
		const stored = (await storedState(client)) ?? (await createCatalogue(client));
		if (versions === "own") checkVersion(client, stored.document);
		if ((await aliasedIndices(client)).length === 0)
			throw incompleteCatalogue(client.settings, "its alias points to no index");
		return new CatalogueWriter(client, lease, stored);
	} catch (error) {
		await lease.release();
		throw error;
	}
}

/** Creates an empty catalogue. Throws IndexError if there are records without a state. */
async function createCatalogue(client: ClusterClient): Promise<VersionedDocument<StateDocument>> {
	const { name } = client.settings;
	const exists = (await indexMeta(client, [name])).length > 0;
	if (!exists) await createRecordsIndex(client, true);
	await waitForCopies(client, [name, stateIndexName(client)]);
	await refreshIndex(client, name);
	if (exists && (await hasRows(client)))
		throw incompleteCatalogue(client.settings, `the index ${stateIndexName(client)} has lost its document`);
	return writeState(client, emptyState(), undefined);
}

async function hasRows(client: ClusterClient): Promise<boolean> {
	const { hits } = await runSearch(client, { size: 1, _source: false }, WRITER_TIMES);
	return hits.hits.length > 0;
}

const emptyState = (): StateDocument => ({
	application: APPLICATION,
	version: CATALOGUE_VERSION,
	catalogue: randomUUID(),
	generation: 0,
	total: 0,
	sources: [],
	commits: [],
	writer: randomUUID(),
});
