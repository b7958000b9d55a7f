import { fileName } from "./loading/fileName.ts";
import type { DownloadQuery, Library } from "./shapes.ts";

/** Paths that count for a library without its own query. */
export const defaultDownloadFiles: readonly string[] = [
	"config.json",
	"config.yaml",
	"hyperparams.yaml",
	"params.json",
	"meta.yaml",
];

/**
 * Whether fetching this file counts as a download of a model of the library. `path` is relative to the repository;
 * case matters. A GGUF file counts for every library, since it contains a whole model.
 */
export function countsAsDownload(library: Pick<Library, "countDownloads">, path: string): boolean {
	if (extensionIs(path, "gguf")) return true;
	return library.countDownloads ? matches(library.countDownloads, path) : defaultDownloadFiles.includes(path);
}

function matches(query: DownloadQuery, path: string): boolean {
	if ("any" in query) return query.any.some((part) => matches(part, path));
	if ("all" in query) return query.all.every((part) => matches(part, path));
	return "exists" in query ? exists(query.exists, path) : FIELDS[query.field](path, query.value);
}

type Field = "path" | "path_filename" | "path_extension" | "path_prefix";

/** `path_filename` is the last part without its extension; `path_prefix` is the start of the path. */
const FIELDS: Readonly<Record<Field, (path: string, value: string) => boolean>> = {
	path: (path, value) => path === value,
	path_filename: (path, value) => stem(path) === value,
	path_extension: extensionIs,
	path_prefix: (path, value) => path.startsWith(value),
};

function exists(field: Field, path: string): boolean {
	if (field === "path_prefix") return path.includes("/");
	if (field === "path_extension") return stem(path) !== fileName(path);
	return path !== "";
}

function extensionIs(path: string, extension: string): boolean {
	return fileName(path).endsWith("." + extension);
}

/** The name without its extension; a leading dot, as in `.gitignore`, starts none. */
function stem(path: string): string {
	const name = fileName(path);
	const dot = name.lastIndexOf(".");
	return dot > 0 ? name.slice(0, dot) : name;
}
