import type { IndexedDocument } from "../../../indexing/indexer.ts";
import type { Segment } from "./segment.ts";

/** The hashes of the compacted name and of the compacted id. */
export const nameHashes = ([name, id = name]: IndexedDocument["names"]): readonly [name: number, id: number] => [
	nameHash(name),
	nameHash(id),
];

/** A hash of 16 bits. */
export function nameHash(name: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
	return (hash ^ (hash >>> 16)) & 0xffff;
}

/** Whether a document has the hashes of these names. */
export function hasNames(segment: Segment, doc: number, names: IndexedDocument["names"]): boolean {
	const [name, id] = nameHashes(names);
	return segment.nameHashes[2 * doc] === name && segment.nameHashes[2 * doc + 1] === id;
}
