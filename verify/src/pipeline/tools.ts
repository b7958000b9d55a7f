import { nameOf } from "../environments/installLine.ts";
import type { Tools } from "../report/row.ts";

/** The tools of two checks. The later check tells the version of a package that both name, in whatever spelling. */
export function merged(before: Tools, now: Tools): Tools {
	const names = new Set(Object.keys(now).map(nameOf));
	const others = Object.entries(before).filter(([name]) => !names.has(nameOf(name)));
	return { ...Object.fromEntries(others), ...now };
}

/** Whether a row has these tools in the same versions, in whatever spelling. */
export function includesTools(row: Tools, tools: Tools): boolean {
	const known = new Map(Object.entries(row).map(([name, version]) => [nameOf(name), version]));
	return Object.entries(tools).every(([name, version]) => known.get(nameOf(name)) === version);
}
