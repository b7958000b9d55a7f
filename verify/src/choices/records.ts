import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ModelRecord, parseRecord, RecordError } from "@vitrine/model";

/** The records that the catalogue starts with. */
export const STARTER: string = join(import.meta.dirname, "../../../starter/models.ndjson");

/** The records of a file with one JSON object a line, also compressed with gzip; lines that are no record are left out. */
export function recordsOf(file: string): readonly ModelRecord[] {
	const bytes = readFileSync(file);
	const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
	const lines = (isCompressed ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
	return lines.filter((line) => line.trim() !== "").flatMap(recordOf);
}

function recordOf(line: string): readonly ModelRecord[] {
	try {
		return [parseRecord(JSON.parse(line)).record];
	} catch (error) {
		if (error instanceof RecordError || error instanceof SyntaxError) return [];
		throw error;
	}
}
