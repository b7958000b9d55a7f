import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { SettingError } from "@vitrine/search/opensearch/settings";
import { usualDirectory } from "./usualDirectory.ts";
import { type Cluster, clusterOf, strayDetail, URLS } from "./cluster.ts";

/** Where a catalogue is: in a directory of this machine, or in a cluster. */
export type Place = (
	| { readonly data: string }
	| {
			readonly cluster: Cluster;
			/** The file in which this machine keeps digests of files; in memory without one. */
			readonly digests?: string;
	  }
) & {
	/** The names of files that are served although they may hold secrets; the value of VITRINE_ALLOW_FILES. */
	readonly allowFiles?: string;
};

/** Options of a command line; they take precedence over the environment. */
export interface Given {
	readonly data?: string | undefined;
	/** URLs of nodes, separated by commas. */
	readonly opensearch?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the catalogue is: what the command line says, else the cluster of VITRINE_OPENSEARCH, else the directory of
 * VITRINE_DATA, else the usual directory. Throws SettingError.
 */
export function placeOf(env: Environment, given: Given = {}): Place {
	const allowFiles = env["VITRINE_ALLOW_FILES"];
	return { ...catalogueOf(env, given), ...(allowFiles && { allowFiles }) };
}

function catalogueOf(env: Environment, { data, opensearch }: Given): Place {
	if (data && opensearch) throw new SettingError("conflicting-settings", "--data", { got: "--opensearch" });
	if (data) return { data: resolve(data) };
	const [name, urls] = opensearch ? ["--opensearch", opensearch] : [URLS, env[URLS]];
	if (urls) {
		const kept = env["VITRINE_DATA"];
		return { cluster: clusterOf(env, name, urls), ...(kept && { digests: digestFile(resolve(kept)) }) };
	}
	const stray = strayDetail(env);
	if (stray !== undefined) throw new SettingError("missing-setting", stray, { expected: URLS });
	return { data: dataDirectory(env) };
}

/** The file of the catalogue in its directory. */
export const catalogueFile = (data: string): string => join(data, "catalogue.sqlite");

/** The file of the digests beside it. */
export const digestFile = (data: string): string => join(data, "digests.sqlite");

/**
 * The file of the tokens: that of VITRINE_TOKENS, else `access.sqlite` in the directory of the catalogue; undefined for a
 * cluster without VITRINE_TOKENS.
 */
export function tokensFile(env: Environment, place: Place): string | undefined {
	const named = env["VITRINE_TOKENS"];
	if (named) return resolve(named);
	return "data" in place ? join(place.data, "access.sqlite") : undefined;
}

function dataDirectory(env: Environment): string {
	return resolve(env["VITRINE_DATA"] || usualDirectory(env, fileURLToPath(new URL("../../..", import.meta.url))));
}
