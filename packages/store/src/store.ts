import { join } from "node:path";
import { openEmbedded, type Index, type Row, type Maintenance } from "@vitrine/search";
import type { Repositories } from "@vitrine/sources";
import type { Cluster, Place } from "./place.ts";
import { repositoriesOf } from "./repositories.ts";
import { fillIfEmpty, STARTER } from "./starter.ts";

/** A catalogue that is open: its records, and the files behind them. */
export interface Store {
	readonly index: Index & Maintenance;
	/** The files behind a row; undefined when its source keeps none. */
	repositories(row: Row): Repositories | undefined;
	close(): Promise<void>;
}

/** Where the catalogue lies: the directory is made where there is none; a cluster need not be there yet. */
export type StoreOptions = Place & {
	/**
	 * What an empty catalogue of a directory is filled with; false leaves it empty. The project's own starter unless given.
	 * A cluster is never filled: it belongs to others, too.
	 */
	readonly starter?: string | false;
	/** Told once before an empty catalogue is filled, which takes a second or two. */
	readonly onFill?: () => void;
	/** Told a sentence when a node of a cluster goes away, comes back, or is asked again. */
	readonly onNotice?: (message: string) => void;
};

/** The file of the catalogue in its directory. */
const FILE = "catalogue.sqlite";

/** Opens a catalogue; that of a directory is filled if it is empty. Throws IndexError where it cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store> {
	const index = "cluster" in options ? await openCluster(options.cluster, options.onNotice) : await openFilled(options);
	return { index, repositories: repositoriesOf(), close: () => index.close() };
}

async function openFilled({
	data,
	starter = STARTER,
	onFill,
}: Extract<StoreOptions, { readonly data: string }>): Promise<Index & Maintenance> {
	const index = openEmbedded(join(data, FILE));
	try {
		if (starter !== false) await fillIfEmpty(index, starter, onFill);
	} catch (error) {
		await index.close();
		throw error;
	}
	return index;
}

/** The client of a cluster is loaded only by those who have one. */
async function openCluster(cluster: Cluster, onNotice?: (message: string) => void): Promise<Index & Maintenance> {
	const { openOpenSearch } = await import("@vitrine/search/opensearch");
	return openOpenSearch({ ...cluster, ...(onNotice && { onNotice }) });
}
