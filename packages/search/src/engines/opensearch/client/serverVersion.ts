import type { ClusterClient } from "./clusterClient.ts";
import { unsupportedServer } from "./errors.ts";

/** The supported major versions of OpenSearch. */
const MAJORS = [2, 3];

/** What a node reports about itself. */
export interface NodeInfo {
	readonly version?: { readonly distribution?: string; readonly number?: string };
}

/** The version of the cluster (`2.19.6`). Throws IndexError if it is not supported. */
export async function serverVersion(client: ClusterClient): Promise<string> {
	const { version } = await client.json<NodeInfo>({ method: "GET", path: "/" });
	return checkedVersion(client.settings.nodes, version);
}

export function checkedVersion(nodes: readonly string[], version: NodeInfo["version"]): string {
	const { distribution = "unknown", number = "unknown" } = version ?? {};
	if (distribution === "opensearch" && MAJORS.includes(Number.parseInt(number))) return number;
	throw unsupportedServer(nodes, `${distribution} ${number}`, `OpenSearch ${MAJORS.join(".x and ")}.x`);
}
