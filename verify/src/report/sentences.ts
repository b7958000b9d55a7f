import type { Level } from "./level.ts";
import type { Standing } from "./report.ts";
import type { Tools } from "./row.ts";

/** The standing of a snippet in one line; of undefined, that it was not checked. */
export const standingText = (standing: Standing | undefined): string =>
	standing === undefined ? "Not checked yet." : `${provenBy(standing)} ${stillOpen(standing)}`;

/** What was done, with what and when: `Ran on a tiny test model with transformers 5.23 · 21 Nov 2026.` */
export function provenBy({ level, tools, date }: Standing): string {
	const named = shownTools(level, tools);
	return `${DONE[level]}${named === "" ? "" : ` ${WITH[level]} ${named}`} · ${DAY.format(new Date(date))}.`;
}

/** What was not done, and why if that is known. */
export function stillOpen(standing: Standing): string {
	const { level, lowered } = standing;
	const reason = reasonOf(standing);
	if (reason === undefined) return OPEN[level];
	return lowered === undefined ? `${WHY[level]}: ${withoutFullStop(reason)}.` : `${withoutFullStop(reason)}.`;
}

/** Why the level is not higher, if that is known. */
export function reasonOf({ lowered, reasons = {} }: Standing): string | undefined {
	return lowered ?? reasons.run ?? reasons.typed ?? reasons["request checked"] ?? reasons["commands checked"];
}

/** `21 Nov 2026` */
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

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
