import { type ClusterOptions, parseOptions, SettingError } from "@vitrine/search/opensearch/settings";
import { settingsText } from "./settingsText.ts";
import { whyUnread } from "./whyUnread.ts";

/** An OpenSearch cluster, and the credentials for it. */
export type Cluster = ClusterOptions;

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that names the nodes of the cluster. */
export const URLS = "VITRINE_OPENSEARCH";
const CA = "VITRINE_OPENSEARCH_CA";

/** The variables of the other options, which mean nothing without a cluster. */
const DETAILS = {
	username: "VITRINE_OPENSEARCH_USER",
	password: "VITRINE_OPENSEARCH_PASSWORD",
	token: "VITRINE_OPENSEARCH_TOKEN",
	ca: CA,
	name: "VITRINE_OPENSEARCH_INDEX",
	shards: "VITRINE_OPENSEARCH_SHARDS",
	replicas: "VITRINE_OPENSEARCH_REPLICAS",
} as const satisfies Partial<Record<keyof Cluster, string>>;

/**
 * The cluster that the environment describes; `name` is the setting that the URLs of its nodes came from. Throws
 * SettingError.
 */
export function clusterOf(env: Environment, name: string, urls: string): Cluster {
	const details = Object.entries(DETAILS).map(([option, variable]) => [option, env[variable] || undefined]);
	const caFile = env[CA] || undefined;
	const raw = { ...Object.fromEntries(details), nodes: urls, ca: caFile && contentsOf(caFile) };
	const labels = new Map<string, string>([...Object.entries(DETAILS), ["nodes", name], ["ca", `${CA} (${caFile})`]]);
	return parseOptions(raw, (option) => labels.get(option) ?? option);
}

/** The first variable that is set although it means nothing without a cluster. */
export const strayDetail = (env: Environment): string | undefined =>
	Object.values(DETAILS).find((variable) => env[variable]);

function contentsOf(file: string): string {
	try {
		return settingsText(file);
	} catch (cause) {
		const got = `${file} cannot be read (${whyUnread(cause)})`;
		throw new SettingError("unreadable-file", CA, { expected: "a file that can be read", got }, { cause });
	}
}
