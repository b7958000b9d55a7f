import { readFileSync } from "node:fs";
import { shown } from "@vitrine/model";
import type { OpenSearchOptions } from "@vitrine/search/opensearch";
import { PlaceError } from "./placeError.ts";

/** An OpenSearch cluster, and the credentials for it. */
export type Cluster = Omit<OpenSearchOptions, "timeout" | "patience" | "onNotice">;

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that names the nodes of the cluster. */
export const URLS = "VITRINE_OPENSEARCH";
const [USER, PASSWORD, TOKEN, CA, INDEX, SHARDS, REPLICAS] = [
	"VITRINE_OPENSEARCH_USER",
	"VITRINE_OPENSEARCH_PASSWORD",
	"VITRINE_OPENSEARCH_TOKEN",
	"VITRINE_OPENSEARCH_CA",
	"VITRINE_OPENSEARCH_INDEX",
	"VITRINE_OPENSEARCH_SHARDS",
	"VITRINE_OPENSEARCH_REPLICAS",
] as const;

/** The variables that mean nothing without a cluster. */
export const DETAILS = [USER, PASSWORD, TOKEN, CA, INDEX, SHARDS, REPLICAS] as const;

/** The cluster that the environment describes; `name` is the setting that the URLs of its nodes came from. */
export function clusterOf(env: Environment, name: string, urls: string): Cluster {
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
	if (found.length === 0) throw new PlaceError("invalid-setting", name, { expected: NODES, got: shown(urls) });
	return [...new Set(found)];
}

const NODES = "the URLs of the nodes, separated by commas, such as https://one:9200,https://two:9200";

function nodeOf(name: string, text: string): string {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url !== undefined && (url.username !== "" || url.password !== ""))
		throw new PlaceError("password-in-url", name, { expected: `${USER} and ${PASSWORD}`, got: url.host });
	const isNode = url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
	if (!isNode) throw new PlaceError("invalid-node", name, { expected: NODES, got: shown(text) });
	return url.href.replace(/\/$/, "");
}

function identityOf(env: Environment): Pick<Cluster, "username" | "password" | "token"> {
	const [username, password, token] = [env[USER], env[PASSWORD], env[TOKEN]];
	if (token && (username || password))
		throw new PlaceError("conflicting-settings", TOKEN, { got: username ? USER : PASSWORD });
	if (password && !username) throw new PlaceError("missing-setting", PASSWORD, { expected: USER });
	if (username && !password) throw new PlaceError("missing-setting", USER, { expected: PASSWORD });
	if (token) return { token: token.trim() };
	return username && password ? { username, password } : {};
}

function certificateIn(file: string, nodes: readonly string[]): string {
	if (!nodes.some((url) => url.startsWith("https:")))
		throw new PlaceError("unused-setting", CA, { expected: "a node with an https URL", got: shown(file) });
	const text = contentsOf(file);
	if (/-----BEGIN (?:TRUSTED )?CERTIFICATE-----/.test(text)) return text;
	throw new PlaceError("no-certificate", CA, { expected: "a PEM file, with BEGIN CERTIFICATE in it", got: file });
}

function contentsOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (cause) {
		const got = `${file} cannot be read (${(cause as Error).message})`;
		throw new PlaceError("unreadable-file", CA, { expected: "a file that can be read", got }, { cause });
	}
}

function indexNamed(name: string): string {
	if (/^[a-z0-9][a-z0-9_.-]{0,99}$/.test(name)) return name;
	const expected = "up to 100 lower-case letters, digits, _, - and ., starting with a letter or a digit";
	throw new PlaceError("invalid-setting", INDEX, { expected, got: shown(name) });
}

function wholeOf(env: Environment, variable: string, least: number, most: number): number | undefined {
	const text = env[variable];
	if (!text) return undefined;
	const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
	if (number >= least && number <= most) return number;
	const expected = `a whole number from ${least} to ${most}`;
	throw new PlaceError("invalid-setting", variable, { expected, got: shown(text) });
}
