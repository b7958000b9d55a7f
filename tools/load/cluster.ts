import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../../apps/web/src/testing/processes.ts";
import { startCluster } from "../opensearch/cluster.ts";
import { findJava, type Java, type Missing, USUAL } from "../opensearch/java.ts";
import { prepareKit } from "../opensearch/kit.ts";
import type { Say } from "./catalogue.ts";

/** The HTTP port of the first node; the tests use lower ones. */
const PORT = 9600;
/** Each node has as much heap as in the measurements of the documentation. */
const HEAP = "512m";

/** The tools of a cluster, or what is missing. */
export const findTools = (): { readonly java?: Java; readonly missing: readonly Missing[] } => findJava(USUAL);

/** A cluster of three nodes without data, and the variables with which commands use it. */
export async function emptyCluster(
	java: Java,
	say: Say,
): Promise<{ readonly place: Environment; close(): Promise<void> }> {
	const kit = await prepareKit(USUAL, java, say);
	const folder = mkdtempSync(join(tmpdir(), "vitrine-load-"));
	say("starting three nodes of OpenSearch");
	const cluster = await startCluster({ kit, port: PORT, folder, heap: HEAP });
	return {
		place: { VITRINE_OPENSEARCH: cluster.urls.join(), VITRINE_OPENSEARCH_INDEX: "vitrine-load" },
		close: async () => {
			await cluster.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
