import { IndexError } from "../../errors.ts";
import type { Cluster } from "./cluster.ts";

/** Major versions of OpenSearch that this speaks to. */
const MAJORS = [2, 3];

/** What a node says of itself. */
export interface Root {
	readonly version?: { readonly distribution?: string; readonly number?: string };
}

/** The version of the cluster (`2.19.6`). Throws IndexError where it is none that this speaks to. */
export async function serverVersion(cluster: Cluster): Promise<string> {
	const { version } = await cluster.get<Root>({ method: "GET", path: "/" });
	return checkedVersion(cluster.settings.nodes, version);
}

export function checkedVersion(nodes: readonly string[], version: Root["version"]): string {
	const { distribution = "unknown", number = "unknown" } = version ?? {};
	if (distribution === "opensearch" && MAJORS.includes(Number.parseInt(number))) return number;
	const message =
		`${nodes.join(", ")} is ${distribution} ${number}, and Vitrine speaks to OpenSearch ${MAJORS.join(".x and ")}.x. ` +
		"Name a cluster of one of these versions";
	throw new IndexError("version", message);
}
