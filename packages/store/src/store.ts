import { openEmbedded, type Index, type Maintenance, type Row } from "@vitrine/search";
import type { Repositories } from "@vitrine/sources";
import type { Cluster } from "./cluster.ts";
import { Digests } from "./digests/digests.ts";
import { type Outcomes, StoredOutcomes } from "./outcomes.ts";
import { catalogueFile, digestFile, type Place } from "./place.ts";
import { repositoriesOf } from "./repositories.ts";
import { deleteStarter, fillIfEmpty, STARTER } from "./starter.ts";

/** An open catalogue: its records, and their files. */
export interface Store {
	readonly index: Index & Maintenance;
	/** The files of a row; undefined if its source has none. */
	repositories(row: Row): Repositories | undefined;
	/** The digests of these files, as far as they have been computed. */
	readonly digests: Digests;
	/** What checks of models found; absent for a cluster, which has no folder to keep it in. */
	readonly outcomes?: Outcomes;
	close(): Promise<void>;
}

/** Where the catalogue is. A missing directory is created; a cluster may come up later. */
type StoreOptions = Place & {
	/**
	 * What to fill an empty catalogue in a directory with; by default the starter catalogue, `false` for nothing. A cluster is
	 * never filled: others may use it, too.
	 */
	readonly starter?: string | false;
	/** Deletes the starter models that an earlier start filled in, and fills in none. */
	readonly withoutStarter?: boolean;
	/** Called before an empty catalogue is filled, which takes a second or two. */
	readonly onFill?: () => void;
	/**
	 * Called with a sentence when a catalogue of an earlier version is upgraded, when the files of a source can no longer be
	 * read, and when a node of a cluster fails, recovers, or is tried again.
	 */
	readonly onNotice?: (message: string) => void;
};

/** Opens a catalogue, and fills one in a directory if it is empty. Throws IndexError if it cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store> {
	const index = "cluster" in options ? await openCluster(options.cluster, options.onNotice) : await openFilled(options);
	const repositories = repositoriesOf(options.allowFiles, options.onNotice);
	const digests = new Digests("cluster" in options ? options.digests : digestFile(options.data), options.onNotice);
	const outcomes =
		"cluster" in options ? undefined : new StoredOutcomes(catalogueFile(options.data), index, repositories);
	const close = async (): Promise<void> => {
		outcomes?.close();
		await digests.close();
		await index.close();
	};
	return { index, repositories, digests, ...(outcomes && { outcomes }), close };
}

async function openFilled({
	data,
	starter = STARTER,
	withoutStarter = false,
	onFill,
	onNotice,
}: Extract<StoreOptions, { readonly data: string }>): Promise<Index & Maintenance> {
	const index = openEmbedded(catalogueFile(data), onNotice && { onNotice });
	try {
		if (withoutStarter) await deleteStarter(index);
		else if (starter !== false) await fillIfEmpty(index, starter, onFill);
	} catch (error) {
		await index.close();
		throw error;
	}
	return index;
}

/** Loads the client of OpenSearch only here, where it is needed. */
async function openCluster(cluster: Cluster, onNotice?: (message: string) => void): Promise<Index & Maintenance> {
	const { openOpenSearch } = await import("@vitrine/search/opensearch");
	return openOpenSearch({ ...cluster, ...(onNotice && { onNotice }) });
}
