import { defaultDownloadFiles } from "./downloads.ts";
import type { DownloadQuery, Library } from "./shapes.ts";

/**
 * A sentence on what counts as a download of the library.
 *
 * @example
 * describeDownloads(libraryOf("timm")).endsWith("so does any GGUF file."); // true
 */
export function describeDownloads(library: Pick<Library, "countDownloads">): string {
	const counted = library.countDownloads ? phrase(library.countDownloads) : either(defaultDownloadFiles);
	return `Fetching ${counted} counts as a download, and so does any GGUF file.`;
}

function phrase(query: DownloadQuery): string {
	if ("any" in query) return either(query.any.map(phrase));
	return "all" in query ? both(query.all) : condition([query]);
}

type Leaf = Exclude<DownloadQuery, { readonly any: unknown } | { readonly all: unknown }>;

/** Conditions on one file, followed by groups in brackets. */
function both(parts: readonly DownloadQuery[]): string {
	const leaves = parts.filter((part): part is Leaf => "field" in part || "exists" in part);
	const groups = parts.filter((part) => "any" in part || "all" in part).map((group) => `(${phrase(group)})`);
	return [...(leaves.length > 0 ? [condition(leaves)] : []), ...groups].join(" that is also ");
}

function condition(leaves: readonly Leaf[]): string {
	const valueOf = (field: string): string | undefined =>
		leaves.flatMap((leaf) => ("field" in leaf && leaf.field === field ? [leaf.value] : []))[0];
	const prefix = valueOf("path_prefix");
	const folder = leaves.some((leaf) => "exists" in leaf && leaf.exists === "path_prefix");
	const where = prefix !== undefined ? ` whose path begins with ${prefix}` : folder ? " inside a folder" : "";
	return (valueOf("path") ?? named(valueOf("path_filename"), valueOf("path_extension"))) + where;
}

function named(name: string | undefined, extension: string | undefined): string {
	if (name !== undefined)
		return `a file named ${name}${extension === undefined ? " (with any extension)" : `.${extension}`}`;
	return extension === undefined ? "a file" : `a file ending in .${extension}`;
}

const either = (items: readonly string[]): string =>
	new Intl.ListFormat("en-GB", { type: "disjunction" }).format(items);
