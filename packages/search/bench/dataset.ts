import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { readDistributions } from "./distributions.ts";
import { Generator } from "./generate.ts";

/** Lines written at a time. */
const LINES = 2000;

/** Writes invented records to a file, one per line. */
export async function writeDataset(path: string, records: number, seed: number): Promise<void> {
	const generator = new Generator(readDistributions(), records, seed);
	const file = createWriteStream(path);
	for (let written = 0; written < records; written += LINES) {
		const lines = Array.from({ length: Math.min(LINES, records - written) }, () => JSON.stringify(generator.next()));
		if (!file.write(`${lines.join("\n")}\n`)) await once(file, "drain");
	}
	file.end();
	await finished(file);
}
