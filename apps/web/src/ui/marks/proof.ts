import type { Level, Standing, Tools } from "@vitrine/verify";
import { day } from "../../base/numbers.ts";

/** `Run on a miniature of this kind with transformers 5.23 · 21 Nov 2026.` */
export function provenBy({ level, tools, date }: Standing): string {
	const named = shownTools(level, tools);
	return `${DONE[level]}${named === "" ? "" : ` ${WITH[level]} ${named}`} · ${day(new Date(date))}.`;
}

/** What a snippet that has come so far has not been through, and why, as far as that is known. */
export function stillOpen({ level, reasons = {} }: Standing): string {
	const reason = reasons.run ?? reasons.typed ?? reasons["request checked"] ?? reasons["commands checked"];
	return reason === undefined ? OPEN[level] : `${WHY[level]}: ${endless(reason)}.`;
}

const DONE: Readonly<Record<Level, string>> = {
	parsed: "Parsed",
	typed: "Type-checked",
	"commands checked": "Packages, commands and options checked",
	"request checked": "Request checked",
	run: "Run on a miniature of this kind",
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
	run: "The model itself was not loaded.",
};

const WHY: Readonly<Record<Level, string>> = {
	parsed: "No further",
	typed: "Not run",
	"commands checked": "Not run",
	"request checked": "No further",
	run: "No further",
};

/** What reads code rather than being used by it: worth naming only where nothing else was done. */
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
/** More names than these say less. */
const MOST = 3;

function shownTools(level: Level, tools: Tools): string {
	const entries = Object.entries(tools).filter(([tool]) => (level === "parsed") === READERS.has(tool));
	const words = entries.slice(0, MOST).map(([tool, version]) => toolName(tool, version));
	const more = entries.length > MOST ? [`${entries.length - MOST} more`] : [];
	const all = [...words, ...more];
	return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** A tool and its version to the second place; a shell called `sh` says which program that was. */
function toolName(tool: string, version: string): string {
	if (tool === "sh") return version;
	return `${NAMES[tool] ?? tool} ${version.split(".").slice(0, 2).join(".")}`;
}

const endless = (text: string): string => text.replace(/\.$/, "");
