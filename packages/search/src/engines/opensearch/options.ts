import { shown } from "@vitrine/model";
import { IndexError } from "../../errors.ts";

export interface OpenSearchOptions {
	/** Every node's URL, http or https, without credentials in it. */
	readonly nodes: readonly string[];
	/** The alias that readers and writers go through, and what the names of its indices begin with; `vitrine` unless given. */
	readonly name?: string;
	/** Given together with a password. */
	readonly username?: string;
	readonly password?: string;
	/** Sent as a bearer token, instead of a user and a password. */
	readonly token?: string;
	/** PEM of the authority that signed the nodes' certificates. */
	readonly ca?: string;
	/** Primary shards of a new index; 1 unless given. */
	readonly shards?: number;
	/** Further copies of each shard; 1 unless given. */
	readonly replicas?: number;
	/** Milliseconds for one request; 8000 unless given. */
	readonly timeout?: number;
	/** Milliseconds an import waits for another one to end; ten minutes unless given. */
	readonly patience?: number;
	/** Told a sentence when a node goes away, comes back, or a request is tried again; for the log. */
	readonly onNotice?: (message: string) => void;
}

/** Options that make sense, with every choice made. */
export interface Settings {
	readonly nodes: readonly string[];
	readonly name: string;
	/** The value of the header `authorization`. */
	readonly authorization?: string;
	readonly ca?: string;
	readonly shards: number;
	readonly replicas: number;
	readonly timeout: number;
	readonly patience: number;
	readonly tell: (message: string) => void;
}

/** Reads options; throws IndexError naming the one that makes no sense. */
export function settingsOf(options: OpenSearchOptions): Settings {
	const authorization = authorizationOf(options);
	return {
		nodes: checkedNodes(options.nodes),
		name: checkedName(options.name ?? "vitrine"),
		...(authorization !== undefined && { authorization }),
		...(options.ca !== undefined && { ca: checkedAuthority(options.ca) }),
		shards: whole("shards", options.shards ?? 1, 1, 1024),
		replicas: whole("replicas", options.replicas ?? 1, 0, 20),
		timeout: whole("timeout", options.timeout ?? 8000, 100, 600_000),
		patience: whole("patience", options.patience ?? 600_000, 0, 86_400_000),
		tell: calm(options.onNotice ?? (() => undefined)),
	};
}

/** Milliseconds in which the same sentence is not told again, and sentences that are remembered for that. */
const [QUIET, MOST_REMEMBERED] = [60_000, 100];

/** Many requests at a time meet with the same trouble: it is told once. */
function calm(tell: (message: string) => void): (message: string) => void {
	const told = new Map<string, number>();
	return (message) => {
		const now = performance.now();
		if (now - (told.get(message) ?? -Infinity) < QUIET) return;
		if (told.size >= MOST_REMEMBERED) told.clear();
		told.set(message, now);
		tell(message);
	};
}

function checkedNodes(nodes: readonly string[]): readonly string[] {
	if (!Array.isArray(nodes) || nodes.length === 0)
		throw senseless("nodes", nodes, "it should have the URL of every node of the cluster");
	return nodes.map((node) => {
		const url = typeof node === "string" ? URL.parse(node) : null;
		if (url === null || !["http:", "https:"].includes(url.protocol))
			throw senseless("nodes", node, "each should be a URL such as https://search-1.example:9200");
		if (url.username !== "" || url.password !== "")
			throw senseless("nodes", url.host, "its URL has credentials in it: give them as username and password");
		return url.href.replace(/\/$/, "");
	});
}

function checkedName(name: string): string {
	if (/^[a-z0-9][a-z0-9_.-]{0,199}$/.test(name)) return name;
	throw senseless("name", name, "it should be small letters, digits, dots, dashes and underscores, at most 200");
}

function authorizationOf({ username, password, token }: OpenSearchOptions): string | undefined {
	if ((username === undefined) !== (password === undefined))
		throw new IndexError("denied", "OpenSearch needs a username and a password together: one of the two is missing");
	if (token !== undefined && username !== undefined)
		throw new IndexError("denied", "OpenSearch takes a token, or a username and a password: leave one of them out");
	if (token !== undefined) return `Bearer ${token}`;
	return username && `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

function checkedAuthority(ca: string): string {
	if (ca.includes("-----BEGIN CERTIFICATE-----")) return ca;
	throw senseless("ca", ca, "it should be a certificate in PEM (-----BEGIN CERTIFICATE-----)");
}

function whole(field: string, value: number, least: number, most: number): number {
	if (Number.isInteger(value) && value >= least && value <= most) return value;
	throw senseless(field, value, `it should be a whole number from ${least} to ${most.toLocaleString("en")}`);
}

function senseless(field: string, value: unknown, what: string): IndexError {
	return new IndexError("denied", `The option ${field} for OpenSearch is ${shown(value)}: ${what}`);
}
