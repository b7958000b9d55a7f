import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ClusterOptions, parseOptions, SettingError } from "@vitrine/search/opensearch/settings";

/** Where a catalogue lies: in a directory of this machine, or in a cluster. */
export type Place = { readonly data: string } | { readonly cluster: Cluster };

/** An OpenSearch cluster, and the credentials for it. */
export type Cluster = ClusterOptions;

/** What a command line says of it; it goes before the environment. */
export interface Given {
	readonly data?: string | undefined;
	/** URLs of nodes, with commas between them. */
	readonly opensearch?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that makes no sense; the message names it and its value, and no secret. */
export class PlaceError extends Error {
	override readonly name = "PlaceError";
}

/**
 * Where the catalogue lies: what the command line says, else the cluster of VITRINE_OPENSEARCH, else the directory of
 * VITRINE_DATA, else `.vitrine` in the project. Throws PlaceError.
 */
export function placeOf(env: Environment, { data, opensearch }: Given = {}): Place {
	if (data && opensearch) throw new PlaceError("--data and --opensearch: a catalogue lies in one of them; give one");
	if (data) return { data: resolve(data) };
	const [name, urls] = opensearch ? ["--opensearch", opensearch] : [URLS, env[URLS]];
	if (urls) return { cluster: clusterOf(env, name, urls) };
	const stray = Object.values(VARIABLES).find((variable) => env[variable]);
	if (stray !== undefined)
		throw new PlaceError(`${stray} is set, and ${URLS} is not: name the nodes of the cluster there, or unset ${stray}`);
	return { data: dataDirectory(env) };
}

function dataDirectory(env: Environment): string {
	return resolve(env["VITRINE_DATA"] || fileURLToPath(new URL("../../../.vitrine", import.meta.url)));
}

const URLS = "VITRINE_OPENSEARCH";
const CA = "VITRINE_OPENSEARCH_CA";

/** The variables of the options besides the URLs. */
const VARIABLES = {
	username: "VITRINE_OPENSEARCH_USER",
	password: "VITRINE_OPENSEARCH_PASSWORD",
	token: "VITRINE_OPENSEARCH_TOKEN",
	ca: CA,
	name: "VITRINE_OPENSEARCH_INDEX",
	shards: "VITRINE_OPENSEARCH_SHARDS",
	replicas: "VITRINE_OPENSEARCH_REPLICAS",
} as const satisfies Partial<Record<keyof Cluster, string>>;

/** The options of the cluster. `setting` is the variable or flag with the URLs of its nodes. */
function clusterOf(env: Environment, setting: string, urls: string): Cluster {
	const given = Object.entries(VARIABLES).map(([option, variable]) => [option, env[variable] || undefined]);
	const caFile = env[CA] || undefined;
	const raw = { ...Object.fromEntries(given), nodes: urls, ca: caFile && contentsOf(caFile) };
	const labels = new Map<string, string>([
		...Object.entries(VARIABLES),
		["nodes", setting],
		["ca", `${CA} (${caFile})`],
	]);
	try {
		return parseOptions(raw, (option) => labels.get(option) ?? option);
	} catch (error) {
		throw error instanceof SettingError ? new PlaceError(error.message, { cause: error }) : error;
	}
}

function contentsOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new PlaceError(`${CA}: ${file} cannot be read (${(error as Error).message})`, { cause: error });
	}
}
