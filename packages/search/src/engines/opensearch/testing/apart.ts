import { randomUUID } from "node:crypto";
import { CLUSTER_VARIABLE } from "../../../../../../tools/opensearch/handle.ts";
import type { Index } from "../../../shapes.ts";
import type { Upkeep } from "../../../upkeep.ts";
import { openOpenSearch } from "../index.ts";
import type { OpenSearchOptions } from "../options.ts";

/** The nodes that tests may use which leave them as they are; none where there is no cluster. */
export const nodes: readonly string[] = process.env[CLUSTER_VARIABLE]?.split(",") ?? [];

/** A new index, which is deleted when it is closed: many indices at a time slow a cluster down. */
export function newIndex(options: Partial<OpenSearchOptions> = {}): Index & Upkeep {
	const name = `apart-${randomUUID()}`;
	const index = openOpenSearch({ nodes, name, ...options });
	const close = index.close.bind(index);
	index.close = async () => {
		await close();
		await removeNamed(name);
	};
	return index;
}

/** Deletes every index whose name begins so. */
export async function removeNamed(name: string): Promise<void> {
	const found = (await ask(`/_cat/indices/${name}*?format=json&h=index`)) as readonly { readonly index: string }[];
	if (found.length > 0) await ask(`/${found.map(({ index }) => index).join(",")}`, "DELETE");
}

/** What the first node answers to a request of a test. */
export async function ask(path: string, method = "GET", body?: object): Promise<unknown> {
	const answer = await fetch(nodes[0]! + path, {
		method,
		headers: { "content-type": "application/json" },
		...(body && { body: JSON.stringify(body) }),
	});
	const said: unknown = await answer.json();
	if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
	return said;
}
