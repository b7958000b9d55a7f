import { parseArgs } from "node:util";

/** The parts of a run, in their order. */
export const PARTS = ["mix", "slow", "overload"] as const;
export type Part = (typeof PARTS)[number];

/** What a run does. */
export interface Options {
	/** Generated records in the catalogue. */
	readonly records: number;
	/** Minutes of mixed reading. */
	readonly minutes: number;
	/** Requests a second of mixed reading; a share of what the server can answer unless given. */
	readonly rate: number | undefined;
	/** Whether the catalogue is in an OpenSearch cluster. */
	readonly cluster: boolean;
	readonly seed: number;
	/** The folder of the report; in the cache folder unless given. */
	readonly out: string | undefined;
	readonly parts: readonly Part[];
}

export const HELP = `npm run load -- [OPTIONS]

  --records N     records in the catalogue; 2500000 by default, 100000 with --cluster
  --minutes M     minutes of mixed reading; 30 by default
  --rate N        requests a second of mixed reading; by default 40 % of what the server answers at most
  --cluster       the catalogue is in a cluster of three OpenSearch nodes, which this command starts
  --seed N        the seed of records and requests; 1 by default
  --out FOLDER    where the report is written
  --only PART     one part: ${PARTS.join(", ")}`;

/** Records of a run without --records. */
const RECORDS = { embedded: 2_500_000, cluster: 100_000 } as const;

/** Reads the arguments. Throws an Error that names the option, its value and what was expected. */
export function optionsOf(args: readonly string[]): Options | "help" {
	const { values } = parseArgs({
		args: [...args],
		options: {
			records: { type: "string" },
			minutes: { type: "string", default: "30" },
			rate: { type: "string" },
			cluster: { type: "boolean", default: false },
			seed: { type: "string", default: "1" },
			out: { type: "string" },
			only: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return "help";
	const { cluster, only, out } = values;
	const part = PARTS.find((each) => each === only);
	if (only !== undefined && part === undefined)
		throw new Error(`--only must be one of ${PARTS.join(", ")}, not “${only}”.`);
	const records = values.records ?? String(cluster ? RECORDS.cluster : RECORDS.embedded);
	return {
		records: number("records", records, { least: 1_000, isWhole: true }),
		minutes: number("minutes", values.minutes, { least: 0.1 }),
		rate: values.rate === undefined ? undefined : number("rate", values.rate, { least: 0.1 }),
		cluster,
		seed: number("seed", values.seed, { least: 0, isWhole: true }),
		out,
		parts: part === undefined ? PARTS : [part],
	};
}

function number(name: string, text: string, { least, isWhole = false }: { least: number; isWhole?: boolean }): number {
	const value = text.trim() === "" ? Number.NaN : Number(text);
	if (Number.isFinite(value) && value >= least && (!isWhole || Number.isSafeInteger(value))) return value;
	throw new Error(`--${name} must be a ${isWhole ? "whole " : ""}number of at least ${least}, not “${text}”.`);
}
