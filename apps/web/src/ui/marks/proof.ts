import type { Level, Standing, Tools } from "@vitrine/verify";
import { day } from "../../base/numbers.ts";

/** What was done, with what and when: `Ran on a tiny test model with transformers 5.23 · 21 Nov 2026.` */
export function provenBy({ level, tools, date }: Standing): string {
	const named = shownTools(level, tools);
	return `${DONE[level]}${named === "" ? "" : ` ${WITH[level]} ${named}`} · ${day(new Date(date))}.`;
}

/** What was not done, and why if that is known. */
export function stillOpen({ level, reasons = {} }: Standing): string {
	const reason = reasons.run ?? reasons.typed ?? reasons["request checked"] ?? reasons["commands checked"];
	return reason === undefined ? OPEN[level] : `${WHY[level]}: ${withoutFullStop(reason)}.`;
}

const DONE: Readonly<Record<Level, string>> = {
	parsed: "Parsed",
	typed: "Type-checked",
	"commands checked": "Packages, commands and options checked",
	"request checked": "Request checked",
	run: "Ran on a tiny test model",
};

const WITH: Readonly<Record<Level, string>> = {
	parsed: "by",
	typed: "against",
	"commands checked": "against",
	"request checked": "with",
	run: "with",
};

const OPEN: Readonly<Record<Level, string>> = {
	parsed: "Neither type-checked nor run.",
	typed: "Not run.",
	"commands checked": "Not run.",
	"request checked": "No provider was called.",
	run: "Not run on this model.",
};

const WHY: Readonly<Record<Level, string>> = {
	parsed: "Not checked further",
	typed: "Not run",
	"commands checked": "Not run",
	"request checked": "Not checked further",
	run: "Not checked further",
};

/** Tools that read code rather than being used by it: named only if nothing else was done. */
const READERS: ReadonlySet<string> = new Set([
	"python",
	"acorn",
	"bash",
	"sh",
	"pyright",
	"typescript",
	"unbash",
	"node",
]);
const NAMES: Readonly<Record<string, string>> = { python: "Python", node: "Node.js" };
/** Names that are listed; the others are counted. */
const MOST = 3;

function shownTools(level: Level, tools: Tools): string {
	const entries = Object.entries(tools).filter(([tool]) => (level === "parsed") === READERS.has(tool));
	const words = entries.slice(0, MOST).map(([tool, version]) => toolName(tool, version));
	const more = entries.length > MOST ? [`${entries.length - MOST} more`] : [];
	const all = [...words, ...more];
	return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** A tool and the first two parts of its version; for `sh`, the program that it was. */
function toolName(tool: string, version: string): string {
	if (tool === "sh") return version;
	return `${NAMES[tool] ?? tool} ${version.split(".").slice(0, 2).join(".")}`;
}

const withoutFullStop = (text: string): string => text.replace(/\.$/, "");
