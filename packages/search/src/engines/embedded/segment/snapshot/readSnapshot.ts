import type { Snapshot } from "./format.ts";
import { deletedDocs, readSegment } from "./readSegment.ts";
import { SnapshotFile } from "./snapshotFile.ts";

/** A snapshot whose parts are read when they are first used. A part that is damaged throws DamagedSnapshot then. */
export interface OpenSnapshot extends Snapshot {
	/** Reads the next part that may not have been used; returns false if there is none. */
	readonly readPart: () => boolean;
	/** Closes the file; parts that were not read can no longer be. */
	readonly close: () => void;
}

/** Opens a snapshot. Throws if the file is no snapshot, of another version or incomplete, or if its header is damaged. */
export function openSnapshot(path: string): OpenSnapshot {
	const file = new SnapshotFile(path);
	const { header, parts } = file;
	const order = parts[Symbol.iterator]();
	const views = header.segments.map(({ count, gone }) => {
		const segment = readSegment(count, order);
		return { segment, deleted: gone ? deletedDocs(order) : undefined };
	});
	const rest = parts.values();
	return {
		generation: header.generation,
		lastRowId: header.last,
		views,
		readPart: () => {
			const { value: part } = rest.next();
			part?.load();
			return part !== undefined;
		},
		close: () => file.close(),
	};
}
