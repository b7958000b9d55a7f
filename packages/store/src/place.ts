import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenSearchOptions } from "@vitrine/search/opensearch";

/** Where a catalogue lies: in a directory of this machine, or in a cluster. */
export type Place = { readonly data: string } | { readonly cluster: Cluster };

/** An OpenSearch cluster, and who we are there. */
export type Cluster = Omit<OpenSearchOptions, "timeout" | "patience" | "onNotice">;

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
	const stray = DETAILS.find((variable) => env[variable]);
	if (stray !== undefined)
		throw new PlaceError(`${stray} is set, and ${URLS} is not: name the nodes of the cluster there, or unset ${stray}`);
	return { data: dataDirectory(env) };
}

function dataDirectory(env: Environment): string {
	return resolve(env["VITRINE_DATA"] || fileURLToPath(new URL("../../../.vitrine", import.meta.url)));
}

const URLS = "VITRINE_OPENSEARCH";
const [USER, PASSWORD, TOKEN, CA, INDEX, SHARDS, REPLICAS] = [
	"VITRINE_OPENSEARCH_USER",
	"VITRINE_OPENSEARCH_PASSWORD",
	"VITRINE_OPENSEARCH_TOKEN",
	"VITRINE_OPENSEARCH_CA",
	"VITRINE_OPENSEARCH_INDEX",
	"VITRINE_OPENSEARCH_SHARDS",
	"VITRINE_OPENSEARCH_REPLICAS",
] as const;
const DETAILS = [USER, PASSWORD, TOKEN, CA, INDEX, SHARDS, REPLICAS];

function clusterOf(env: Environment, name: string, urls: string): Cluster {
	const nodes = nodesOf(name, urls);
	const ca = env[CA] ? certificateIn(env[CA], nodes) : undefined;
	const index = env[INDEX] ? indexNamed(env[INDEX]) : undefined;
	const shards = wholeOf(env, SHARDS, 1, 1000);
	const replicas = wholeOf(env, REPLICAS, 0, 20);
	return {
		nodes,
		...identityOf(env),
		...(ca !== undefined && { ca }),
		...(index !== undefined && { name: index }),
		...(shards !== undefined && { shards }),
		...(replicas !== undefined && { replicas }),
	};
}

function nodesOf(name: string, urls: string): readonly string[] {
	const nodes = urls.split(",").map((url) => url.trim());
	const found = nodes.filter((url) => url !== "").map((url) => nodeOf(name, url));
	if (found.length === 0) throw new PlaceError(`${name} is ${JSON.stringify(urls)}: it should be ${EXAMPLE}`);
	return [...new Set(found)];
}

const EXAMPLE = "the URLs of the nodes with commas between them, such as https://one:9200,https://two:9200";

function nodeOf(name: string, text: string): string {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url !== undefined && (url.username !== "" || url.password !== ""))
		throw new PlaceError(
			`${name}: the URL of ${url.host} holds a user or a password; they belong in ${USER} and ${PASSWORD}`,
		);
	const isNode = url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
	if (!isNode)
		throw new PlaceError(`${name} has ${JSON.stringify(text)}, which is no URL of a node: it should be ${EXAMPLE}`);
	return url.href.replace(/\/$/, "");
}

function identityOf(env: Environment): Pick<Cluster, "username" | "password" | "token"> {
	const [username, password, token] = [env[USER], env[PASSWORD], env[TOKEN]];
	if (token && (username || password))
		throw new PlaceError(`${TOKEN} and ${username ? USER : PASSWORD} are both set: a cluster is told one of them`);
	if (password && !username) throw new PlaceError(`${PASSWORD} is set, and ${USER} is not: whose password is it?`);
	if (username && !password) throw new PlaceError(`${USER} is ${JSON.stringify(username)}, and ${PASSWORD} is not set`);
	if (token) return { token: token.trim() };
	return username && password ? { username, password } : {};
}

function certificateIn(file: string, nodes: readonly string[]): string {
	if (!nodes.some((url) => url.startsWith("https:")))
		throw new PlaceError(`${CA} is ${JSON.stringify(file)}, but no node is reached by https`);
	const text = contentsOf(file);
	if (/-----BEGIN (?:TRUSTED )?CERTIFICATE-----/.test(text)) return text;
	throw new PlaceError(`${CA}: ${file} holds no certificate: it should be a PEM file, with BEGIN CERTIFICATE in it`);
}

function contentsOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new PlaceError(`${CA}: ${file} cannot be read (${(error as Error).message})`, { cause: error });
	}
}

function indexNamed(name: string): string {
	if (/^[a-z0-9][a-z0-9_.-]{0,99}$/.test(name)) return name;
	const wanted = "up to 100 lower case letters, digits, _, - and ., beginning with a letter or a digit";
	throw new PlaceError(`${INDEX} is ${JSON.stringify(name)}: it should be ${wanted}`);
}

function wholeOf(env: Environment, variable: string, least: number, most: number): number | undefined {
	const text = env[variable];
	if (!text) return undefined;
	const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
	if (number >= least && number <= most) return number;
	throw new PlaceError(`${variable} is ${JSON.stringify(text)}: it should be a whole number from ${least} to ${most}`);
}
