import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Registry } from "prom-client";
import { readGauge } from "./gauges.ts";

/** The most files of the data folder that are added up; a catalogue has about ten. */
const MOST_FILES = 10_000;

/** Measures the data folder and the free space beside it, on each scrape. */
export function measureDisk(registry: Registry, folder: string): void {
	readGauge(registry, SIZE, () => bytesIn(folder));
	readGauge(registry, FREE, async () => {
		const space = await statfs(folder).catch(() => undefined);
		return space && space.bavail * space.bsize;
	});
}

const SIZE = { name: "vitrine_folder_bytes", help: "Bytes of the files in the data folder" };
const FREE = {
	name: "vitrine_folder_free_bytes",
	help: "Bytes that this account can still write to the file system of the data folder",
};

async function bytesIn(folder: string): Promise<number> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	const files = entries.filter((entry) => entry.isFile()).slice(0, MOST_FILES);
	const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name)).catch(() => GONE)).size);
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A file that was removed meanwhile. */
const GONE = { size: 0 };
