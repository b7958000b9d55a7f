import { existsSync } from "node:fs";
import { join } from "node:path";
import { ENDPOINT_TOKEN_VARIABLE, providers } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { addressIn, ownFileIn } from "@vitrine/verify/here";
import { Failure } from "../errors.ts";
import type { Io } from "../io.ts";
import type { Chosen } from "./program.ts";

/** What a program gets besides its environment. */
export interface Needs {
	/** Whether it reaches the network; otherwise only the files of the model. */
	readonly network: boolean;
	readonly variables: Readonly<Record<string, string>>;
	/** A file of this folder that it reads. */
	readonly file: string | undefined;
}

/** The needs of a program. `areFilesHere`: the files of the model. Throws Failure for what is not here. */
export function needsOf(
	io: Io,
	{ line, program: { text } }: Chosen,
	record: ModelRecord,
	own: readonly string[],
	areFilesHere: boolean,
): Needs {
	const isCall = line.kind === "call";
	const network = isCall || !areFilesHere || addressIn(text) !== undefined;
	const read = isCall ? tokenNames(own).filter((name) => new RegExp(`\\b${name}\\b`).test(text)) : [];
	const missing = read.find((name) => !io.env[name]);
	if (missing !== undefined) throw new Failure(`--run: the code reads ${missing}, which is not set. Set it first.`);
	const file = ownFileIn(text);
	if (file !== undefined && !existsSync(join(io.folder, file)))
		throw new Failure(`--run: the code reads ${file}, which is not in this folder. Put it here first.`);
	const gate = !isCall && !areFilesHere && record.gated ? ["HF_TOKEN"] : [];
	return { network, file, variables: { ...ofEnvironment(io, [...read, ...gate]), ...(network && proxies(io)) } };
}

/** The variables with tokens that calls may read. */
const tokenNames = (own: readonly string[]): readonly string[] => [
	...new Set([ENDPOINT_TOKEN_VARIABLE, ...providers.flatMap(({ tokenVariable }) => tokenVariable ?? []), ...own]),
];

/** How this machine reaches the network, and which certificates it trusts. */
const proxies = (io: Io): Readonly<Record<string, string>> =>
	ofEnvironment(
		io,
		Object.keys(io.env).filter((name) =>
			/^((https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|NODE_EXTRA_CA_CERTS|CURL_CA_BUNDLE)$/i.test(name),
		),
	);

const ofEnvironment = ({ env }: Io, names: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
