// npm run bench:known: how often the search finds a model that is known by its name, over a file of records.
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { type ModelRecord, parseRecord } from "@vitrine/model";
import { openEmbedded } from "../../src/engines/embedded/index.ts";
import { foundTable } from "./found.ts";

const STARTER = resolve(import.meta.dirname, "../../../../starter/models.ndjson");
const HELP = `npm run bench:known -- [OPTIONS] [FILE]

  FILE            records as NDJSON, also compressed with gzip; those of the starter by default
  --names N       names to look for, of all and of the most downloaded; 1000 by default
  --seed N        the seed of names and typos; 1 by default`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		names: { type: "string", default: "1000" },
		seed: { type: "string", default: "1" },
		help: { type: "boolean", default: false },
	},
});

if (values.help) console.log(HELP);
else await main(positionals[0] ?? STARTER);

async function main(file: string): Promise<void> {
	const records = await recordsOf(file);
	const folder = mkdtempSync(join(tmpdir(), "vitrine-known-"));
	const index = openEmbedded(join(folder, "catalogue.sqlite"));
	try {
		const load = await index.load({ id: "ndjson:known", kind: "ndjson", location: file });
		await load.add(records);
		await load.commit({ skipped: 0 });
		console.log(await foundTable(index, records, { names: whole("names"), seed: whole("seed") }));
	} finally {
		await index.close();
		rmSync(folder, { recursive: true });
	}
}

function whole(option: "names" | "seed"): number {
	const number = Number(values[option]);
	if (Number.isSafeInteger(number) && number > 0) return number;
	console.error(`--${option} is ${JSON.stringify(values[option])}: it should be a whole number above 0`);
	process.exit(2);
}

async function recordsOf(file: string): Promise<readonly ModelRecord[]> {
	const bytes = createReadStream(file);
	const lines = createInterface({ input: file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes });
	const records: ModelRecord[] = [];
	for await (const line of lines) if (line.trim() !== "") records.push(parseRecord(JSON.parse(line)).record);
	return records;
}
