import { isObject } from "@vitrine/model";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, reason } from "./cause.ts";
import { SourceError } from "./error.ts";
import type { Attribution } from "./source.ts";

/** Reads the `source.json` in a folder: `{title, url?, licence?, date?}`. Throws SourceError if it is something else. */
export async function readAttribution(folder: string): Promise<Attribution | undefined> {
	const path = join(folder, "source.json");
	let value: unknown;
	try {
		value = JSON.parse(await readFile(path, "utf8"));
	} catch (cause) {
		if (["ENOENT", "ENOTDIR"].includes(codeOf(cause) ?? "")) return undefined;
		throw new SourceError("not-json", path, { reason: reason(cause) }, { cause });
	}
	const title = isObject(value) ? value["title"] : undefined;
	if (!isObject(value) || typeof title !== "string" || title === "")
		throw new SourceError("no-title", path, { field: "title", expected: EXAMPLE });
	return { title, ...text(value, "url"), ...text(value, "licence"), ...text(value, "date") };
}

const EXAMPLE = '{"title": "…", "licence": "CC-BY-4.0"}';

function text(from: Readonly<Record<string, unknown>>, field: string): Record<string, string> {
	const value = from[field];
	return typeof value === "string" ? { [field]: value } : {};
}
