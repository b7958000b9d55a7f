import { parseQuantLabel, type QuantLabel } from "@vitrine/catalogue";

/** The reader's input, and what was read from it. */
export interface Question {
	/** The file name as typed. */
	readonly file: string;
	readonly label: QuantLabel | undefined;
	/** The number of parameters as typed: `8B`, `494M`, `8030261248`. */
	readonly parameters: string;
	readonly count: number | undefined;
}

/** Reads the fields `file` and `parameters` of the address. */
export function readQuestion(search: URLSearchParams): Question {
	const file = (search.get("file") ?? "").trim().slice(0, LONGEST);
	const parameters = (search.get("parameters") ?? "").trim().slice(0, LONGEST);
	return { file, label: parseQuantLabel(file), parameters, count: parseCount(parameters) };
}

const LONGEST = 1_000;
const SCALES: Readonly<Record<string, number>> = { "": 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 };
const MOST = 1e15;

/** Reads a number of parameters such as `8B`, `1.5 b`, `494M` or `8,030,261,248`; undefined for anything else. */
export function parseCount(text: string): number | undefined {
	const found = /^(\d+(?:\.\d+)?)\s*([kmbt]?)$/i.exec(text.replace(/[,_](?=\d{3})/g, ""));
	if (found === null) return undefined;
	const count = Math.round(Number(found[1]) * (SCALES[(found[2] ?? "").toLowerCase()] ?? 1));
	return count > 0 && count <= MOST ? count : undefined;
}
