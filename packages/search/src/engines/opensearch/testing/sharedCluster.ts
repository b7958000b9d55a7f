import { randomUUID } from "node:crypto";
import { CLUSTER_VARIABLE } from "../../../../../../tools/opensearch/handle.ts";
import type { Maintenance } from "../../../api/maintenance.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { openOpenSearch } from "../index.ts";
import type { OpenSearchOptions } from "../settings/options.ts";

/** The nodes of the cluster that tests share and do not disturb; none if there is no cluster. */
export const nodes: readonly string[] = process.env[CLUSTER_VARIABLE]?.split(",") ?? [];

/** A new index, which is deleted when it is closed, because many indices slow a cluster down. */
export function newIndex(options: Partial<OpenSearchOptions> = {}): Index & Maintenance {
	const name = `shared-${randomUUID()}`;
	const index = openOpenSearch({ nodes, name, ...options });
	const close = index.close.bind(index);
	index.close = async () => {
		await close();
		await removeNamed(name);
	};
	return index;
}

/** Deletes every index with a prefix. */
export async function removeNamed(name: string): Promise<void> {
	const found = (await ask(`/_cat/indices/${name}*?format=json&h=index`)) as readonly { readonly index: string }[];
	if (found.length > 0) await ask(`/${found.map(({ index }) => index).join(",")}`, "DELETE");
}

/** The response of the first node to a request of a test. */
export async function ask(path: string, method = "GET", body?: object): Promise<unknown> {
	const [node] = nodes;
	const answer = await fetch(`${node}${path}`, {
		method,
		headers: { "content-type": "application/json" },
		...(body && { body: JSON.stringify(body) }),
	});
	const content: unknown = await answer.json();
	if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(content)}`);
	return content;
}
