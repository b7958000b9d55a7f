import { isObject } from "@vitrine/model";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, reason, SourceError } from "./error.ts";
import type { Attribution } from "./source.ts";

/** Reads the `source.json` in a folder: `{title, url?, licence?, date?}`. Throws SourceError when it is something else. */
export async function readAttribution(folder: string): Promise<Attribution | undefined> {
	const path = join(folder, "source.json");
	let value: unknown;
	try {
		value = JSON.parse(await readFile(path, "utf8"));
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) return undefined;
		throw new SourceError(path, `is not JSON (${reason(error)})`, { cause: error });
	}
	const title = isObject(value) ? value["title"] : undefined;
	if (!isObject(value) || typeof title !== "string" || title === "")
		throw new SourceError(path, 'has no title; it should look like {"title": "…", "licence": "CC-BY-4.0"}');
	return { title, ...text(value, "url"), ...text(value, "licence"), ...text(value, "date") };
}

function text(from: Readonly<Record<string, unknown>>, field: string): Record<string, string> {
	const value = from[field];
	return typeof value === "string" ? { [field]: value } : {};
}
