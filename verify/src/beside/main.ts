// npm run beside: what the newest released reference packages offer for the records of a file, and what we do.
import { parseArgs } from "node:util";
import { visible } from "@vitrine/code";
import { recordsOf, STARTER } from "../choices/records.ts";
import { newestReference } from "../drift/newest.ts";
import { type Beside, besideOf, MOST_USED } from "./beside.ts";

const USAGE = `npm run beside -- [FILE]
FILE has one record per line, as JSON, optionally compressed with gzip; the default is the starter catalogue.`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
	try {
		const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
		const reference = await newestReference();
		const name = Object.entries(reference.versions).map((one) => one.join(" "));
		const found = besideOf(recordsOf(positionals[0] ?? STARTER), reference);
		console.log(visible(textOf(found, name.join(" and "))));
		return 0;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		console.error(`${visible(error.message)}\n${USAGE}`);
		return 2;
	}
}

function textOf({ records, pairs, same, less, without }: Beside, reference: string): string {
	return [
		`${records} records, beside ${reference}`,
		`  code of a library: ${same.libraries} of their ${pairs.libraries} are also here`,
		`  apps: ${same.apps} of their ${pairs.apps} are also here`,
		...less.map(
			({ kind, key, why, ids }) => `  ${ids.length} without the ${kind} ${key}: ${why}. For example ${ids[0]}`,
		),
		`  of the ${MOST_USED} most used, ${without.length} with neither code nor app ${without.join(", ")}`.trimEnd(),
	].join("\n");
}
