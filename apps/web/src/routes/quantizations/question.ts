import { parseQuantLabel, type QuantLabel } from "@vitrine/catalogue";

/** What the reader asked of the page, and what can be said at once. */
export interface Question {
	/** A file name as it was typed; empty when none was. */
	readonly file: string;
	readonly label: QuantLabel | undefined;
	/** Parameters as they were typed: `8B`, `494M`, `8030261248`. */
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

/** A number of parameters as people write it: `8B`, `1.5 b`, `494M`, `8,030,261,248`; undefined for anything else. */
export function parseCount(text: string): number | undefined {
	const found = /^(\d+(?:\.\d+)?)\s*([kmbt]?)$/i.exec(text.replace(/[,_](?=\d{3})/g, ""));
	if (found === null) return undefined;
	const count = Math.round(Number(found[1]) * (SCALES[(found[2] ?? "").toLowerCase()] ?? 1));
	return count > 0 && count <= MOST ? count : undefined;
}
