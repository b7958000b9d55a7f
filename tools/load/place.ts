import { type Environment, importAll } from "../../apps/web/src/testing/processes.ts";
import { copied, prepareCatalogue, prepareSources, type Say, type Sources } from "./catalogue.ts";
import { emptyCluster, findTools } from "./cluster.ts";
import type { Options } from "./options.ts";

/** A catalogue that a run may change. */
export interface Place {
	/** The variables with which commands use it. */
	readonly environment: Environment;
	readonly sources: Sources;
	close(): Promise<void>;
}

/** Prepares the catalogue of a run; what takes long is kept in the cache folder. Returns what is missing for a cluster. */
export async function placeOf({ records, seed, cluster }: Options, say: Say): Promise<Place | readonly string[]> {
	const { java, missing } = cluster ? findTools() : { missing: [] };
	if (cluster && java === undefined) return missing.map(({ name, how }) => `${name} is missing. ${how}`);
	const sources = await prepareSources(records, seed, say);
	if (java === undefined) {
		const { data, close } = copied(await prepareCatalogue(records, seed, sources, say));
		return { environment: { VITRINE_DATA: data }, sources, close: async () => close() };
	}
	const { place: environment, close } = await emptyCluster(java, say);
	try {
		say("importing the records into the cluster");
		await importAll(environment, [sources.records, sources.repositories]);
		return { environment, sources, close };
	} catch (error) {
		await close();
		throw error;
	}
}
