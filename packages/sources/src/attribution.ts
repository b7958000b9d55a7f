import { isObject } from "@vitrine/model";
import { join } from "node:path";
import { readBelow } from "./below.ts";
import { reason } from "./cause.ts";
import { SourceError } from "./error.ts";
import { isGone } from "./opened.ts";
import type { Attribution } from "./source.ts";

/** Reads the `source.json` in a folder: `{title, url?, licence?, date?}`. Throws SourceError if it is something else. */
export async function readAttribution(folder: string): Promise<Attribution | undefined> {
	const path = join(folder, FILE);
	let value: unknown;
	try {
		const bytes = await readBelow(folder, FILE, START);
		if (bytes === undefined) return undefined;
		value = JSON.parse(new TextDecoder().decode(bytes));
	} catch (cause) {
		if (isGone(cause)) return undefined;
		throw new SourceError("not-json", path, { reason: reason(cause) }, { cause });
	}
	const title = isObject(value) ? value["title"] : undefined;
	if (!isObject(value) || typeof title !== "string" || title === "")
		throw new SourceError("no-title", path, { field: "title", expected: EXAMPLE });
	return { title, ...text(value, "url"), ...text(value, "licence"), ...text(value, "date") };
}

const FILE = "source.json";

/** Bytes that are read: it has four short fields. */
const START = { start: 0, end: 1024 * 1024 };

const EXAMPLE = '{"title": "…", "licence": "CC-BY-4.0"}';

function text(from: Readonly<Record<string, unknown>>, field: string): Record<string, string> {
	const value = from[field];
	return typeof value === "string" ? { [field]: value } : {};
}
