import { extensionsOf } from "./choices/contents/fileFormats.ts";
import { FORMATS } from "./choices/contents/formatNames.ts";
import { formatsRead } from "./choices/reads.ts";
import type { DownloadQuery, Library } from "./shapes.ts";

/** A file ending that leads to a library, and why. */
export interface FileEnding {
	/** With its dot, such as `.keras`. */
	readonly ending: string;
	/** A sentence without its full stop. */
	readonly why: string;
}

/** The endings of files that a library reads, and of those whose downloads are counted for it; each once. */
export function fileEndings({ key, countDownloads }: Pick<Library, "key" | "countDownloads">): readonly FileEnding[] {
	const found = new Map<string, string>();
	for (const format of formatsRead(key))
		for (const extension of extensionsOf(format))
			if (!found.has(`.${extension}`)) found.set(`.${extension}`, `It reads .${extension} files (${FORMATS[format]})`);
	const published = countDownloads ? counted(countDownloads) : [];
	for (const extension of published)
		if (!found.has(`.${extension}`)) found.set(`.${extension}`, `Its models are published as .${extension} files`);
	return [...found].map(([ending, why]) => ({ ending, why }));
}

/** Endings that say nothing about a library. */
const COMMON: ReadonlySet<string> = new Set(["json", "py", "cfg", "zip", "tar", "whl"]);

function counted(query: DownloadQuery): readonly string[] {
	if ("any" in query) return query.any.flatMap(counted);
	if ("all" in query) return query.all.flatMap(counted);
	const value = "value" in query ? query.value : "";
	const extension =
		"field" in query && query.field === "path_extension"
			? value.replace(/^\./, "")
			: value.slice(value.lastIndexOf(".") + 1);
	return value.includes(".") || ("field" in query && query.field === "path_extension")
		? [extension.toLowerCase()].filter((one) => /^[a-z0-9]+$/.test(one) && !COMMON.has(one) && !isProse(one))
		: [];
}

/** Files of text and settings, which every repository has. */
const isProse = (extension: string): boolean => ["yaml", "yml", "md", "txt", "toml"].includes(extension);
