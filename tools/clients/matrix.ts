import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { STARTS_AGAIN, type Tried, type Work } from "./client.ts";

/** A row: what a client did on a day. */
export interface Row extends Tried {
	readonly day: string;
}

/** The columns, by what clients do. */
const COLUMNS: Readonly<Record<Work, string>> = {
	list: "list",
	info: "info",
	download: "download",
	resume: "resume",
	snapshot: "snapshot",
	again: "second run",
	missing: "missing",
	token: "token",
};

const ROWS = fileURLToPath(new URL("matrix.ndjson", import.meta.url));

/** The rows of all runs so far, the newest of each client. */
export const readRows = (): readonly Row[] =>
	readFileSync(ROWS, "utf8")
		.trim()
		.split("\n")
		.flatMap((line) => (line === "" ? [] : (JSON.parse(line) as Row)));

/** Replaces all rows of each client that was run, since all its versions are run together; the versions of a client are in order. */
export function joinRows(rows: readonly Row[], more: readonly Row[]): readonly Row[] {
	const byName = Map.groupBy(rows, ({ name }) => name);
	for (const [name, renewed] of Map.groupBy(more, (row) => row.name)) byName.set(name, renewed);
	return [...byName.values()].flatMap((same) => same.toSorted((a, b) => ascending.compare(a.version, b.version)));
}

const ascending = new Intl.Collator("en", { numeric: true });

export const writeRows = (rows: readonly Row[]): void =>
	writeFileSync(ROWS, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));

/** The table of the docs. */
export function tableOf(rows: readonly Row[]): string {
	const works = Object.keys(COLUMNS) as readonly Work[];
	const head = ["client", "version", ...Object.values(COLUMNS), "run on"];
	const lines = rows.map(({ name, version, found, day }) => [
		name,
		version,
		...works.map((work) => cell(found[work])),
		day,
	]);
	return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cell(found: true | string | undefined): string {
	if (found === undefined) return "–";
	if (found === STARTS_AGAIN) return STARTS_AGAIN;
	return found === true ? "yes" : "**no**";
}

const [START, END] = ["<!-- clients: written by npm run test:clients -->", "<!-- end of clients -->"];

/** A document with the table in its place. Throws if it has no place for one. */
export function withTable(text: string, table: string): string {
	const [start, end] = [text.indexOf(START), text.indexOf(END)];
	if (start < 0 || end < start) throw new Error("The document has no place for the table of clients.");
	return `${text.slice(0, start)}${START}\n\n${table}\n\n${text.slice(end)}`;
}
