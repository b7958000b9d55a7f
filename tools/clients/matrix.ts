import { readFileSync, writeFileSync } from "node:fs";

/** What a client did: `true`, or the message with which it failed. What it was not asked to do is absent. */
export interface Tried {
	readonly name: string;
	readonly version: string;
	readonly found: Readonly<Record<string, true | string>>;
}

const WORKS = ["list", "info", "download", "resume", "snapshot", "again", "missing", "access"] as const;
const [START, END] = ["<!-- clients: written by npm run test:clients -->", "<!-- end of clients -->"];

/** The table of the docs. */
export function tableOf(tried: readonly Tried[], day: string): string {
	const head = [
		"client",
		"version",
		"list",
		"info",
		"download",
		"resume",
		"snapshot",
		"second run",
		"missing",
		"access",
	];
	const rows = tried.map(({ name, version, found }) => [name, version, ...WORKS.map((work) => cell(found[work]))]);
	const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
	return [`Run on ${day}:`, "", ...lines].join("\n");
}

function cell(found: true | string | undefined): string {
	if (found === undefined) return "–";
	return found === true ? "yes" : "**no**";
}

/** Replaces the table in a document. Throws if it has no place for one. */
export function writeTable(file: string, table: string): void {
	const text = readFileSync(file, "utf8");
	const [start, end] = [text.indexOf(START), text.indexOf(END)];
	if (start < 0 || end < start) throw new Error(`${file} has no place for the table of clients.`);
	writeFileSync(file, `${text.slice(0, start)}${START}\n\n${table}\n\n${text.slice(end)}`);
}
