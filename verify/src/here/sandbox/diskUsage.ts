import { lstatSync, opendirSync } from "node:fs";
import { join } from "node:path";

/** Files of a program; one that writes more is stopped. */
const MOST_FILES = 100_000;

/** The bytes below a folder, without following links; infinite for more than 100,000 files. */
export function diskUsage(folder: string): number {
	let [bytes, files] = [0, 0];
	const waiting = [folder];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		for (const path of entriesOf(next)) {
			const stats = lstatSync(path, { throwIfNoEntry: false });
			if (stats === undefined) continue;
			if (++files > MOST_FILES) return Infinity;
			bytes += stats.blocks * 512;
			if (stats.isDirectory()) waiting.push(path);
		}
	}
	return bytes;
}

/** The entries of a folder one by one: there may be millions. Nothing if it is gone or closed. */
function* entriesOf(folder: string): Generator<string> {
	try {
		const entries = opendirSync(folder);
		try {
			for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) yield join(folder, entry.name);
		} finally {
			entries.closeSync();
		}
	} catch (error) {
		if (!(error instanceof Error && "code" in error)) throw error;
	}
}
