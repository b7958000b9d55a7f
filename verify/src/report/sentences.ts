import { nameOf } from "../environments/installLine.ts";
import { NO_MINIATURE } from "../runs/noMiniature.ts";
import type { Reached } from "./level.ts";
import type { Here } from "./here.ts";
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

/** The packages that were used, and when: `transformers 5.23 and torch 2.15 · 21 Nov 2026`. */
export const toolNames = ({ level, tools, date }: Standing): string =>
	`${shownTools(level, tools)} · ${DAY.format(new Date(date))}`;

/** What was not done, and why if that is known. */
export function stillOpen(standing: Standing): string {
	const { here } = standing;
	if (here?.isCurrent) return here.result === "run" ? `${used(here)}.` : failure(here);
	return [...(here ? [earlier(here)] : []), whyNotHigher(standing)].join(" ");
}

function whyNotHigher(standing: Standing): string {
	const { level, lowered, kept } = standing;
	if (level === "run here" || level === "failed here") return "";
	const reason = reasonOf(standing);
	if (kept !== undefined)
		return `Not checked again on ${DAY.format(new Date(kept.date))}: ${withoutFullStop(kept.reason)}.`;
	if (reason === undefined) return OPEN[level];
	// The reason for commands that were checked in part says itself what was checked.
	const isWhole = lowered !== undefined || reason === standing.reasons?.["commands checked"];
	return isWhole ? `${withoutFullStop(reason)}.` : `${WHY[level]}: ${withoutFullStop(reason)}.`;
}

/** Why the level is not higher, if that is known. */
export function reasonOf({ lowered, here, reasons = {} }: Standing): string | undefined {
	if (here?.isCurrent) return here.reason;
	const reason = lowered ?? reasons.run ?? reasons.typed ?? reasons["request checked"] ?? reasons["commands checked"];
	return reason === undefined ? undefined : plainReason(reason);
}

/** A reason of the report, without words of the checks. */
export const plainReason = (reason: string): string =>
	reason === NO_MINIATURE ? "there is no tiny test model of this kind yet" : reason;

/** `12.3 s, 410 MB of memory` */
export const used = ({ seconds, peak }: Pick<Here, "seconds" | "peak">): string =>
	`${seconds} s, ${peak >= 1e9 ? `${(peak / 1e9).toFixed(1)} GB` : `${Math.round(peak / 1e6)} MB`} of memory`;

const failure = ({ reason = "The reason is unknown" }: Here): string => `${withoutFullStop(reason)}.`;

const earlier = ({ result, at }: Here): string =>
	`It ${result === "run" ? "ran" : "failed"} on this model, here, on ${DAY.format(new Date(at))}, before its files changed.`;

/** `21 Nov 2026` */
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

const DONE: Readonly<Record<Reached, string>> = {
	"run here": "Run on this model, here,",
	"failed here": "Failed here",
	parsed: "Parsed",
	typed: "Type-checked",
	"commands checked": "Packages, commands and options checked",
	"request checked": "Request checked",
	run: "Ran on a tiny test model",
};

const WITH: Readonly<Record<Reached, string>> = {
	"run here": "with",
	"failed here": "with",
	parsed: "by",
	typed: "against",
	"commands checked": "against",
	"request checked": "with",
	run: "with",
};

const OPEN: Readonly<Record<Exclude<Reached, `${string} here`>, string>> = {
	parsed: "Neither type-checked nor run.",
	typed: "Not run.",
	"commands checked": "Not run.",
	"request checked": "No provider was called.",
	run: "Not run on this model.",
};

const WHY: Readonly<Record<Exclude<Reached, `${string} here`>, string>> = {
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

function shownTools(level: Reached, tools: Tools): string {
	const named = Object.entries(tools).filter(([tool]) => (level === "parsed") === READERS.has(tool));
	// Checks name a package as its metadata or as its install line does: llama_cpp_python, llama-cpp-python.
	const entries = [...new Map(named.map((entry) => [nameOf(entry[0]), entry])).values()];
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
