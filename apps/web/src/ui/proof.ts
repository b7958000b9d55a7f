import type { Level, Standing, Tools } from "@vitrine/verify";
import { day } from "./numbers.ts";

/** `Parsed by Python 3.11 · 21 Nov 2026.` */
export function provenBy({ level, tools, date }: Standing): string {
	return `${DONE[level]} ${listed(tools)} · ${day(new Date(date))}.`;
}

/** What a snippet that has come so far has not been through, in a sentence. */
export function stillOpen({ level }: Standing): string {
	return OPEN[level];
}

const DONE: Readonly<Record<Level, string>> = {
	parsed: "Parsed by",
	typed: "Type-checked with",
	"commands checked": "Packages, commands and options checked against",
	"request checked": "Request checked with",
	run: "Run on a miniature of this kind with",
};

const OPEN: Readonly<Record<Level, string>> = {
	parsed: "Not yet type-checked or run.",
	typed: "Not yet run.",
	"commands checked": "Not run.",
	"request checked": "No provider was called.",
	run: "The model itself was not loaded.",
};

const NAMES: Readonly<Record<string, string>> = { python: "Python" };

function listed(tools: Tools): string {
	const words = Object.entries(tools).map(([tool, version]) => toolName(tool, version));
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** A tool and its version to the second place; a shell called `sh` says which program that was. */
function toolName(tool: string, version: string): string {
	if (tool === "sh") return version;
	return `${NAMES[tool] ?? tool} ${version.split(".").slice(0, 2).join(".")}`;
}
